import type pg from 'pg';

/** Gives a booking so many applicants who have sent something, most of them new, each with a name and an address of their own. */
export async function fillApplicants(pool: pg.Pool, bookingId: string, count: number) {
  await pool.query(
    `with made as (
       insert into account (id, email, user_type, first_name, last_name, created_at, confirmed_at)
       select gen_random_uuid(), $1 || '-' || n || '@bench.example', 'Candidate',
              (array['Ada', 'Bo', 'Chloé', 'Dimitri', 'Elif', 'Femke', 'Goran', 'Hana'])[1 + n % 8], 'Number ' || n, now(), now()
       from generate_series(1, $2) n
       returning id
     )
     insert into application (id, account_id, booking_id, company_id, unique_id, status, status_at, created_at, started_at, submitted_at, applied_at, reply_by, seen_at)
     select gen_random_uuid(), made.id, booking.id, booking.company_id, replace(gen_random_uuid()::text, '-', ''),
            case when random() < 0.7 then 'New' when random() < 0.6 then 'Screening' else 'Interview' end,
            now(), now() - random() * interval '60 days', now() - interval '60 days', null, now() - random() * interval '60 days',
            current_date + 7, case when random() < 0.5 then now() end
     from made, booking where booking.id = $1`,
    [bookingId, count],
  );
  await pool.query('analyze');
}
