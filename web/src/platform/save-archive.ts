/** Fetches these files and hands them to the browser as one ZIP. Rejects where one of them does not come. */
export async function saveArchive(name: string, files: { name: string; url: string }[]) {
  const { downloadZip } = await import('client-zip');
  const parts = await Promise.all(
    files.map(async (one) => {
      const reply = await fetch(one.url);
      if (!reply.ok) throw new Error(`${one.name}: ${reply.status}`);
      return { name: one.name, input: await reply.blob() };
    }),
  );
  const url = URL.createObjectURL(await downloadZip(parts).blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
