import * as areas from './areas.ts';
import type { Endpoint } from './endpoint.ts';

type Topic = Record<string, Endpoint>;

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every topic of the wire by its place, `area/topic`: the OpenAPI document and the walk over all endpoints are made from it. */
export const topics: Record<string, Topic> = Object.fromEntries(
  Object.entries(areas).flatMap(([area, own]) => Object.entries(own).map(([name, topic]) => [`${dashed(area)}/${dashed(name)}`, topic])),
);
