/** Where many people have their mailboxes; the list only serves to ask, never to refuse. */
const known = new Set(
  `gmail.com googlemail.com outlook.com outlook.de outlook.fr hotmail.com hotmail.de hotmail.fr live.com live.de live.fr msn.com
  yahoo.com yahoo.de yahoo.fr ymail.com icloud.com me.com mac.com aol.com mail.com mail.de email.de web.de gmx.de gmx.net gmx.at
  gmx.ch gmx.com t-online.de freenet.de posteo.de arcor.de vodafone.de 1und1.de orange.fr wanadoo.fr free.fr laposte.net sfr.fr
  proton.me protonmail.com pm.me bluewin.ch hispeed.ch aon.at chello.at`.split(/\s+/),
);

/** Whether two texts differ by one letter left out, added, changed or changed places with its neighbour. */
function isOneSlip(a: string, b: string) {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = (text: string, skip: number) => text.slice(start + skip);
  if (a.length === b.length) {
    const swapped = a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2);
    return rest(a, 1) === rest(b, 1) || swapped;
  }
  return a.length + 1 === b.length ? rest(a, 0) === rest(b, 1) : a.length === b.length + 1 && rest(a, 1) === rest(b, 0);
}

/** The address that was probably meant, where the domain is one slip away from a well-known one. */
export function nearMiss(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (known.has(domain)) return null;
  const meant = [...known].find((one) => isOneSlip(domain, one));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}
