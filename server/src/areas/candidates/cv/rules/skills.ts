import type { SkillRead } from '../what-was-read.ts';
import { withoutBullet } from './lines.ts';

const maxSkill = 80;

/** Parts a line at its signs, but not within brackets. */
function parted(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|•·●\t]/.test(char)) {
      parts.push(part);
      part = '';
    } else part += char;
  }
  return [...parts, part].map((one) => one.trim().replace(/\.$/, '')).filter((one) => /[\p{L}\p{N}]/u.test(one));
}

/** The skills that a line lists; nothing where it is a sentence. */
export function skillsIn(line: string, from: string): SkillRead[] {
  const text = withoutBullet(line).replace(/^[^:(]{2,40}:\s+/, '');
  const parts = parted(text);
  if (parts.some((one) => one.length > maxSkill || one.split(/\s+/).length > 7)) return [];
  return parts.map((name) => ({ name, from: [from], doubts: [] }));
}
