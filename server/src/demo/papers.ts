/** Characters of the standard fonts beyond ASCII, as PDF writes them in WinAnsi. */
const winAnsi = (text: string) =>
  Array.from(text.replace(/[\\()]/g, '\\$&'), (one) => {
    const point = one.codePointAt(0) ?? 63;
    return point < 256 ? String.fromCharCode(point) : one === '’' ? '\x92' : one === '–' ? '\x96' : '?';
  }).join('');

/** One page of PDF: the first line large, lines that end with a colon bold, the rest as it is. */
export function paper(lines: string[]) {
  let y = 790;
  const drawn = lines.map((line, index) => {
    const title = index === 0;
    const head = line.endsWith(':');
    y -= title ? 0 : head ? 34 : 20;
    const font = title ? '/B 26' : head ? '/B 13' : '/R 12';
    return `BT ${font} Tf 64 ${y} Td (${winAnsi(line.replace(/:$/, ''))}) Tj ET`;
  });
  const content = ['0.14 0.51 0.57 rg 0 820 595 22 re f 0.11 0.17 0.18 rg', ...drawn].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((one, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${one}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Blob([Buffer.from(file + end, 'latin1')], { type: 'application/pdf' });
}
