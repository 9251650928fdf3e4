import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { published } from '../stories/interviewing.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { linkIn, wordsOf } from '../support/words.ts';

const say = wordsOf('fr');
const guest = { email: 'maelys@maison.example', firstName: 'Maëlys', lastName: 'Chevalier' };
const company = 'Lindenhof Bakeries';
test.use({ locale: 'fr-FR' });

test('in French on a phone, one link leads a guest from the invitation to the decision, and to the end of everything', async ({
  page,
  product,
}) => {
  const recruiter = await product.as('recruiter@demo.example');
  const job = await published(product, ['Pourquoi le pain ?']);
  await recruiter(invitations.invite, { bookingId: job.bookingId, language: 'fr', candidates: [guest] });
  const link = linkIn(await product.mailTo(guest.email, /video-interview/), /video-interview/);

  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Requested device not found', 'NotFoundError'));
  });
  await page.goto(link);
  await page.getByRole('checkbox', { name: say('interviews:consent.agree', { company }) }).check();
  await page.getByRole('button', { name: say('interviews:go.as', { name: guest.firstName }) }).click();
  await page.getByRole('button', { name: say('interviews:check.without') }).click();
  await page.getByLabel(say('interviews:written.label')).fill('Parce qu’il nourrit.');
  await page.getByRole('button', { name: say('interviews:written.save') }).click();
  await page.getByRole('button', { name: say('interviews:question.review') }).click();
  await page.getByRole('button', { name: say('interviews:review.send') }).click();

  await expect(page.getByRole('heading', { level: 1, name: say('applying:home.arrived.title') })).toBeFocused();
  // on a phone what was sent and what was written are a line each, and open where one wants to see them
  await expect(page.getByText('Parce qu’il nourrit.')).toBeHidden();
  await page.getByRole('button', { name: say('applying:home.given.title', { company }) }).click();
  await expect(page.getByText('Parce qu’il nourrit.')).toBeVisible();
  await expectGoodScreen(page, 'arrived');

  await page.getByRole('button', { name: say('applying:home.write', { company }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('applying:home.ask.message')).fill('Y a-t-il un bus de nuit ?');
  await expectGoodScreen(page, 'ask');
  await dialog.getByRole('button', { name: say('common:send') }).click();
  const letters = page.getByRole('region', { name: say('applying:home.letters.title') });
  await expect(letters.getByText('Y a-t-il un bus de nuit ?')).toBeVisible();

  const [sent] = (await recruiter(applicants.byBooking, { bookingId: job.bookingId })).items;
  const id = sent?.id ?? '';
  await recruiter(applicants.one, { id });
  await recruiter(talks.set, { id, startsAt: '2031-07-01T10:00', timeZone: 'Europe/Paris', place: '3, rue du Moulin' });
  await page.goto(linkIn(await product.mailTo(guest.email, /Votre échange avec/), /guest=/));
  await expect(page.getByText(/rue du Moulin/).first()).toBeVisible();
  const [entry] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('applying:home.calendar.talk') }).click(),
  ]);
  expect(entry.suggestedFilename()).toBe('talk.ics');
  await expectGoodScreen(page, 'talk');
  await page.getByRole('button', { name: say('applying:home.otherDate.action') }).click();
  await dialog.getByLabel(say('applying:home.otherDate.message')).fill('Plutôt un vendredi.');
  await expectGoodScreen(page, 'other-date');
  await dialog.getByRole('button', { name: say('common:send') }).click();
  await expect(letters.getByText('Plutôt un vendredi.')).toBeVisible();

  await recruiter(deciding.setStatus, { ids: [id], status: 'Accepted', mail: true });
  const good = await product.mailTo(guest.email, /Notre décision est prise/);

  await page.goto(link);
  const way = page.getByRole('list', { name: say('applying:home.stations.label') });
  await expect(way.getByText(say('common:application.status.Accepted'))).toBeVisible();
  await expect(way.getByText(/^par Rosa Linden le/)).toBeVisible();
  await expect(letters.getByText(/Notre décision est prise/)).toBeVisible();
  await expect(page.getByText(say('applying:home.accepted', { company }))).toBeVisible();
  await expectGoodScreen(page, 'accepted');

  // in another browser the link of the letter lets the guest in, that of the invitation only shows where it stands
  await page.evaluate(() => {
    localStorage.clear();
    indexedDB.deleteDatabase('vitrine');
  });
  await page.context().clearCookies();
  await page.goto(linkIn(good, /guest=/));
  await expect(letters).toBeVisible();
  await page.getByRole('button', { name: say('applying:home.moreActs') }).click();
  await page.getByRole('button', { name: say('applying:erase.action') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('applying:erase.action') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('privacy:farewell.title') })).toBeVisible();
  await expectGoodScreen(page, 'farewell');
});
