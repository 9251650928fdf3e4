import { linkOptions, useNavigate, useParams, useSearch } from '@tanstack/react-router';

/** Wrong links must not compile; the type check fails as soon as one of them does. */
export function Proof() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/signup' });
  const as: 'candidate' | 'recruiter' | undefined = search.as;
  void as;
  void navigate({ to: '/signup', search: { mode: 'up', lang: 'de' } });
  void navigate({ to: '/' });
  void navigate({ to: '/recruiter-settings' });
  // @ts-expect-error an unknown path
  void navigate({ to: '/sign-up' });
  // @ts-expect-error a wrong value in the query
  void navigate({ to: '/signup', search: { mode: 'sideways' } });
  // @ts-expect-error an unknown key in the query
  void navigate({ to: '/signup', search: { colour: 'red' } });
  // @ts-expect-error a parameter that the path does not have
  useParams({ from: '/signup' }).id;
  // @ts-expect-error a value that may be missing
  const next: string = search.next;
  void next;
  // @ts-expect-error a link to nowhere
  return linkOptions({ to: '/nowhere' });
}
