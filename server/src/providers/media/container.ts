import {
  ADTS,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MATROSKA,
  MovOutputFormat,
  MP3,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  QTFF,
  WAVE,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** What a recording is made of; `seconds` is measured from its packets, not believed from its header. */
export interface Probe {
  container: string;
  seconds: number;
  video: { codec: string | null; width: number; height: number; rotation: number } | null;
  audio: { codec: string | null; channels: number; sampleRate: number } | null;
}

/** What `remuxFile` can write; `mov` only where nothing else holds the sound. */
export type CleanContainer = 'mp4' | 'webm' | 'mov';

/** No playlists, no streams: only formats that are whole in one file. */
const formats = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, ADTS];
const open = (file: string) => new Input({ source: new FilePathSource(file), formats });

/** Reads what a file holds. Throws where it is no recording or a damaged one. */
export async function probeFile(file: string): Promise<Probe> {
  using input = open(file);
  const format = await input.getFormat();
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video && !audio) throw new Error('neither picture nor sound');
  const seconds = await input.computeDuration(undefined, { metadataOnly: true, skipLiveWait: true });
  return {
    container: format.name,
    seconds,
    video: video && {
      codec: await video.getCodec(),
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
      rotation: await video.getRotation(),
    },
    audio: audio && { codec: await audio.getCodec(), channels: await audio.getNumberOfChannels(), sampleRate: await audio.getSampleRate() },
  };
}

const outputs = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  webm: () => new WebMOutputFormat(),
  mov: () => new MovOutputFormat({ fastStart: 'in-memory' }),
};

/** The first container that holds both codecs as they are: WebM for the codecs born there, MP4 otherwise. */
export function containerFor({ video, audio }: Probe): CleanContainer | undefined {
  const webmFirst = video ? ['vp8', 'vp9'].includes(video.codec ?? '') : ['opus', 'vorbis'].includes(audio?.codec ?? '');
  const order: CleanContainer[] = webmFirst ? ['webm', 'mp4', 'mov'] : ['mp4', 'mov', 'webm'];
  return order.find((one) => {
    const codecs: readonly string[] = outputs[one]().getSupportedCodecs();
    return [video, audio].every((track) => !track || codecs.includes(track.codec ?? ''));
  });
}

/** Writes picture and sound, byte for byte, into a new and sound container: right duration, index first, nothing else kept. */
export async function remuxFile(file: string, target: string, container: CleanContainer) {
  using input = open(file);
  const output = new Output({ format: outputs[container](), target: new FilePathTarget(target) });
  const conversion = await Conversion.init({ input, output, tracks: 'primary', copy: { mode: 'forced' }, tags: {}, showWarnings: false });
  if (!conversion.isValid) throw new Error('nothing that can be copied');
  // tags stay behind by `tags: {}`; what a track is called would be copied
  for (const { metadata } of output.tracks) delete metadata.name;
  await conversion.execute();
}
