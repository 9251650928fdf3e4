/** The day (YYYY-MM-DD) of a text typed as DD/MM/YYYY, with dots or blanks as well; nothing where there is no such day. */
export function dayOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})\s*[/. -]\s*(\d{1,2})\s*[/. -]\s*(\d{4})\s*$/.exec(text) ?? /^\s*(\d\d)(\d\d)(\d{4})\s*$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const found = new Date(`${iso}T12:00:00Z`);
  return year !== '' && !Number.isNaN(found.getTime()) && found.toISOString().startsWith(iso) ? iso : undefined;
}
