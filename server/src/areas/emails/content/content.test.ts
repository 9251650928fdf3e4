import fs from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { emails } from '@vitrine/contract/emails/messages.ts';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { noMailServer, startMailServer } from '../../../../test/outside/mail-server.ts';
import { anEmail, mailPassword } from '../../../../test/outside/mailboxes.ts';
import { startWorld } from '../../../../test/world.ts';
import { givenCompany } from '../../accounts/fixtures.ts';
import { aPicture } from '../../applicants/fixtures.ts';
import { givenMailbox } from '../fixtures.ts';
import { safeFileName } from './file-names.ts';

const aPng = async () => Buffer.from(await aPicture().arrayBuffer());

describe.skipIf(noMailServer)('the content of an e-mail', async () => {
  const t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32,::1/128' });
  const server = await startMailServer();
  afterAll(() => server.end());
  const { owner } = await givenCompany(t.world, 'Lindenhof');
  const me = await t.as(owner.id);
  const email = 'hostile@lindenhof.test';
  const there = await server.elsewhere(email);
  await givenMailbox(me, server, email, mailPassword);
  await t.work();
  const { id } = await t.world.db.selectFrom('mailbox').select('id').executeTakeFirstOrThrow();

  async function opened(raw: string | Buffer, pictures = false) {
    await there.append('INBOX', raw);
    await t.world.jobs.enqueue(t.world.db, 'read-mailbox', { id }, undefined, undefined);
    await t.work();
    const [latest] = (await me(emails.list, { count: 1 })).items;
    return me(emails.read, { email, message_id: latest?.message_id ?? '', pictures });
  }

  const html = (body: string) => anEmail({ type: 'text/html; charset=utf-8', body });

  test('is words, tables and colours: nothing that runs, sends or names another address is left of its HTML', async () => {
    const bad = [
      '<script src="https://bad.test/a.js"></script><style>@import url(https://bad.test/b.css)</style><link rel=stylesheet href="https://bad.test/c">',
      '<img src="http://bad.test/d"><img srcset="https://bad.test/e 2x"><p style="background:url(https://bad.test/f)">p</p><table background="https://bad.test/g">',
      '<iframe src="https://bad.test/h"></iframe><object data="https://bad.test/i"></object><embed src="https://bad.test/j"><video src="https://bad.test/k" poster="https://bad.test/l">',
      '<svg><image href="https://bad.test/m"/></svg><form action="https://bad.test/n"><input type=image src="https://bad.test/o"></form><base href="https://bad.test/p">',
      '<meta http-equiv=refresh content="0;url=https://bad.test/q"><p onclick="alert(1)" style="color:red;behavior:url(https://bad.test/r)">red</p><a href="javascript:alert(1)">x</a>',
    ].join('');
    const read = await opened(html(bad));
    expect(read.html).not.toMatch(/bad\.test|script|onclick|javascript/);
    expect(read.html).toContain('<p style="color:red">red</p>');
  });

  test('shows a hundred pictures from elsewhere at most', async () => {
    const many = await opened(html(Array.from({ length: 130 }, (_, n) => `<img src="https://bad.test/${n}.png">`).join('')), true);
    expect(many.remotePictures).toBe(100);
    expect(many.html?.match(/\/api\/imap\/picture\//g)).toHaveLength(100);
  });

  test('shows pictures from elsewhere when that is asked for, through this server, and no more than pictures', async () => {
    const asked: { url: string | undefined; headers: Record<string, unknown> }[] = [];
    const png = await aPng();
    const elsewhere = https.createServer(
      { cert: fs.readFileSync(`${server.folder}/cert.pem`), key: fs.readFileSync(`${server.folder}/key.pem`) },
      (request, reply) => {
        asked.push({ url: request.url, headers: request.headers });
        if (request.url === '/moved.png') return void reply.writeHead(302, { location: '/open.png' }).end();
        reply.end(request.url === '/open.png' ? png : '<svg xmlns="http://www.w3.org/2000/svg"/>');
      },
    );
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
    onTestFinished(() => void elsewhere.close());
    const { port } = elsewhere.address() as AddressInfo;
    const at = `https://localhost:${port}`;
    const mail = html(
      `${['open.png', 'drawn.svg', 'moved.png'].map((name) => `<img src="${at}/${name}">`).join('')}<img src="https://10.0.0.1/x.png">`,
    );
    const hidden = await opened(mail);
    expect(hidden.remotePictures).toBe(4);
    expect(hidden.html).not.toMatch(/src="(?!data:image\/svg)/);
    expect(asked).toEqual([]);
    const shown = await me(emails.read, { email, message_id: hidden.message_id, pictures: true });
    const links = [...(shown.html ?? '').matchAll(/src="([^"]+)"/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(4);
    expect(asked).toEqual([]);
    expect(links.every((link) => link.startsWith('/api/imap/picture/'))).toBe(true);
    // nothing but what was in the e-mail can be fetched with them
    expect((await t.app.inject({ url: `${links[0]?.split('.')[0]}.AAAA` })).statusCode).toBe(404);
    const answers = await Promise.all(links.map((url) => t.app.inject({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404]);
    expect(answers[0]?.rawPayload).toEqual(png);
    expect(answers[0]?.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(new Set(asked.map(({ url }) => url))).toEqual(new Set(['/drawn.svg', '/moved.png', '/open.png']));
    for (const { headers } of asked) expect(new Set(Object.keys(headers))).toEqual(new Set(['connection', 'host']));
  });

  test('says politely that it cannot be read where it is broken or made to break whoever reads it', async () => {
    const nested = Array.from({ length: 250 }, (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n`).join('\r\n');
    const deep = await opened(anEmail({ subject: 'Deep', type: 'multipart/mixed; boundary=b0', body: nested }));
    expect(deep).toMatchObject({ subject: 'Deep', html: null });
    const parts = Array.from(
      { length: 10_000 },
      (_, n) => `--b\r\nContent-Type: text/plain; name=f${n}\r\nContent-Disposition: attachment\r\n\r\nx`,
    ).join('\r\n');
    const many = await opened(anEmail({ subject: 'Many', type: 'multipart/mixed; boundary=b', body: `${parts}\r\n--b--` }));
    expect(many).toMatchObject({ subject: 'Many' });
    expect(many.unreadable === 'broken' || many.files.length === 200).toBe(true);
    const odd = await opened(
      Buffer.from(anEmail({ subject: '=?utf-8?B?4oCu////?=', type: 'text/plain; charset=x-nothing', body: 'Gr\u00FC\u00DFe' }), 'latin1'),
    );
    expect(odd.unreadable).toBeNull();
    expect(odd.text).toContain('Gr');
    const unended = await opened(
      anEmail({ type: 'text/html; charset=utf-8', headers: { 'Content-Transfer-Encoding': 'base64' }, body: '####' }),
    );
    expect(unended.unreadable).toBeNull();
  });

  test('that its server calls larger than what is shown is not fetched', async () => {
    const small = await opened(anEmail({ subject: 'Said to be a gigabyte' }));
    await t.world.db.updateTable('mailbox_message').set({ bytes: 1e9 }).where('id', '=', small.message_id).execute();
    await t.world.db.deleteFrom('mailbox_content').execute();
    expect(await me(emails.read, { email, message_id: small.message_id })).toMatchObject({ unreadable: 'too-large', text: '' });
    expect(await t.world.db.selectFrom('mailbox_content').select('kept_at').execute()).toEqual([]);
  });

  test('shows pictures that came with it in their place, and other files as attachments', async () => {
    const png = (await aPng()).toString('base64');
    const body = `--b\nContent-Type: text/html\n\n<p>See <img src="cid:here@mail.test"></p>\n--b\nContent-Type: image/png\nContent-ID: <here@mail.test>\nContent-Disposition: inline\nContent-Transfer-Encoding: base64\n\n${png}\n--b\nContent-Type: text/calendar; name=talk.ics\nContent-Disposition: attachment; filename=talk.ics\n\nBEGIN:VCALENDAR\nEND:VCALENDAR\n--b\nContent-Type: application/ms-tnef; name=winmail.dat\nContent-Disposition: attachment; filename=winmail.dat\nContent-Transfer-Encoding: base64\n\neJ8+Ig==\n--b--`;
    const read = await opened(anEmail({ type: 'multipart/related; boundary=b', body }));
    expect(read.html).toContain(`<img alt="" src="data:image/png;base64,`);
    expect(read.remotePictures).toBe(0);
    expect(read.files.map(({ name }) => name)).toEqual(['talk.ics', 'winmail.dat']);
  });
});

test.each([
  ['../../etc/passwd', 'etc_passwd'],
  ['C:\\Windows\\system.ini', 'C_Windows_system.ini'],
  ['cv\u202Egpj.exe', 'cv_gpj.exe'],
  ['line\r\nbreak.txt', 'line_break.txt'],
  ['...', 'file'],
  ['', 'file'],
  ['.htaccess', 'htaccess'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ['Lebenslauf Jürgen (2026).pdf', 'Lebenslauf Jürgen (2026).pdf'],
])('a file called %j is saved as %j', (name, saved) => {
  expect(safeFileName(name)).toBe(saved);
});
