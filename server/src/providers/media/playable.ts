import path from 'node:path';
import { Unreadable } from '../../platform/cage/unreadable.ts';
import { demandLength, type Files } from '../../platform/files/files.ts';
import { Refused } from '../../platform/refused.ts';
import { difference } from './lengths.ts';
import type { CleanContainer, Probe, Trim } from './recording.ts';
import { storeWhole, withScratch } from './scratch.ts';
import { type Studio, withStudio } from './studio.ts';

/** A recording that browsers can play: stored names, and what it is. */
export interface Playable {
  video: string;
  contentType: string;
  poster: string | null;
  /** Of what was stored, by its own packets. */
  seconds: number;
  width: number;
  height: number;
  hasPicture: boolean;
  hasSound: boolean;
  /** False where some browsers cannot play it: a rendition should follow. */
  everywhere: boolean;
}

const longest = 20 * 60;
const largest = 4320;

/** Only what was wrong with the recording itself is the fault of whoever sent it. */
function blame(error: unknown): never {
  throw error instanceof Unreadable ? new Refused('broken-video') : error;
}

type Understood = Probe & { clean: CleanContainer };

/** Reads what a stranger's file is made of, or refuses it with `broken-video`. */
async function understood({ probe }: Studio): Promise<Understood> {
  const found = await probe('source').catch(blame);
  const { clean, seconds, video } = found;
  if (!clean || seconds <= 0 || seconds > longest || Math.max(video?.width ?? 0, video?.height ?? 0) > largest)
    throw new Refused('broken-video');
  return { ...found, clean };
}

/** Refuses a file that is no recording, or one that nobody can play, with `broken-video`. */
export const demandRecording = (file: string) => withStudio({ reads: { source: file } }, understood);

/**
 * Makes a raw recording, or the part of it that is kept, playable and stores it under `name` (an extension is added): cleaned container at once, sound
 * turned to AAC where the picture is H.264 already, a poster frame. Refuses what is no recording with `broken-video`;
 * throws anything else for faults of ours, and then it can be tried again.
 */
export function makePlayable({ files }: { files: Files }, source: string, name: string, trim?: Trim): Promise<Playable> {
  return withScratch(async (folder) => {
    const writes = { clean: path.join(folder, 'clean'), draft: path.join(folder, 'draft'), final: path.join(folder, 'final') };
    const made = await withStudio({ reads: { source }, writes }, async (studio) => {
      const found = await understood(studio);
      if (trim && trim.start >= found.seconds) throw new Refused('broken-video');
      await studio.remux('source', 'clean', found.clean, trim).catch(blame);
      const copied = await studio.probe('clean');
      const shown = (await turned(studio, trim ? { ...found, spans: copied.spans } : found)) ?? {
        file: 'clean' as const,
        seconds: copied.seconds,
        everywhere: playsEverywhere(found),
      };
      return { found, shown, poster: found.video ? await posterOf(studio, { ...found, seconds: copied.seconds }) : undefined };
    });
    const { found, shown } = made;
    const extension = shown.file === 'final' ? '.mp4' : `.${found.clean}`;
    const video = `${name}${extension}`;
    const poster = made.poster ? `${name}.jpg` : null;
    await storeWhole(files, video, writes[shown.file]);
    if (poster && made.poster) demandLength(poster, made.poster.length, await files.put(poster, made.poster));
    return {
      video,
      contentType: `${found.video ? 'video' : 'audio'}/${extension === '.webm' ? 'webm' : 'mp4'}`,
      poster,
      seconds: shown.seconds,
      width: found.video?.width ?? 0,
      height: found.video?.height ?? 0,
      hasPicture: found.video !== null,
      hasSound: found.audio !== null,
      everywhere: shown.everywhere,
    };
  });
}

const goodPicture = ({ video }: Probe) => !video || video.codec === 'avc';
const goodSound = ({ audio }: Probe) => !audio || audio.codec === 'aac';
const playsEverywhere = (found: Understood) => goodPicture(found) && goodSound(found) && found.clean === 'mp4';

/**
 * Where only the sound stands in the way of every browser, turning it is quick enough to wait for. Where that fails or
 * loses something, there is nothing: what was copied is shown, and a rendition follows as soon as there is room and time.
 */
async function turned({ probe, sound }: Studio, found: Understood) {
  if (!goodPicture(found) || playsEverywhere(found)) return undefined;
  try {
    await sound('clean', found.clean, 'draft', 'final');
    const { spans, seconds } = await probe('final');
    if (difference(found.spans, spans) === undefined) return { file: 'final' as const, seconds, everywhere: true };
  } catch {
    // told by the rendition, should that fail as well
  }
  return undefined;
}

/** A frame of the first seconds; the very first one where there is no other. An answer without one is an answer all the same. */
async function posterOf({ poster }: Studio, { clean, seconds, video }: Understood) {
  for (const at of [Math.min(1, seconds / 3), 0]) {
    const picture = await poster('clean', clean, video?.rotation ?? 0, at).catch(() => undefined);
    if (picture) return picture;
  }
  return undefined;
}
