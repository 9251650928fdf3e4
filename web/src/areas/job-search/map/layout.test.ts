import { expect, test } from 'vitest';
import { labelsOf, markersOf, pixelsPerKm, projection, scaleOf } from './layout.ts';

const freiburg = { lat: 47.995, lon: 7.85 };
const size = 400;
const place = projection(freiburg, 20, size);
const spot = (name: string, lat: number, lon: number, jobs: number) => ({ name, text: name, lat, lon, jobs });

test('north is up, east is right, and what is as far away as the circle is wide lies on it', () => {
  expect(place(freiburg)).toEqual({ x: 200, y: 200 });
  const north = place({ lat: freiburg.lat + 20 / 111.195, lon: freiburg.lon });
  expect(north.x).toBe(200);
  expect(200 - north.y).toBeCloseTo(20 * pixelsPerKm(size, 20));
  const east = place({ lat: freiburg.lat, lon: freiburg.lon + 0.1 });
  expect(east.x).toBeGreaterThan(200);
  expect(east.y).toBe(200);
});

test('jobs that lie upon each other are one marker that counts all of them, large enough for a finger', () => {
  const markers = markersOf(
    [spot('Freiburg', 47.995, 7.85, 9), spot('Merzhausen', 47.97, 7.83, 2), spot('Emmendingen', 48.12, 7.85, 1)],
    place,
  );
  expect(markers.map(({ name, jobs }) => [name, jobs])).toEqual([
    ['Freiburg', 11],
    ['Emmendingen', 1],
  ]);
  for (const { across } of markers) expect(across).toBeGreaterThanOrEqual(24);
});

test('no name lies upon another or beyond the edge, and those of places with jobs come first', () => {
  const markers = markersOf([spot('Emmendingen', 48.12, 7.85, 1)], place);
  const towns = [
    { name: 'Freiburg im Breisgau', lat: 47.995, lon: 7.85, people: 230_000 },
    { name: 'Merzhausen', lat: 47.99, lon: 7.85, people: 5000 },
    { name: 'Emmendingen', lat: 48.12, lon: 7.85, people: 28_000 },
    { name: 'Breisach am Rhein', lat: 48.03, lon: 7.58, people: 15_000 },
  ];
  const labels = labelsOf(markers, towns, place, size);
  expect(labels[0]).toMatchObject({ name: 'Emmendingen', strong: true });
  expect(labels.map(({ name }) => name)).toContain('Freiburg im Breisgau');
  for (const one of labels) {
    const half = (one.name.length * 6) / 2;
    expect(one.x - half).toBeGreaterThanOrEqual(0);
    expect(one.x + half).toBeLessThanOrEqual(size);
    for (const other of labels.filter(({ name }) => name !== one.name))
      expect(Math.abs(one.y - other.y) >= 12 || Math.abs(one.x - other.x) >= half + (other.name.length * 6) / 2).toBe(true);
  }
});

test('where towns crowd, only the largest have names', () => {
  const towns = Array.from({ length: 200 }, (_, at) => ({
    name: `Ort ${at}`,
    lat: freiburg.lat + ((at % 14) - 7) * 0.02,
    lon: freiburg.lon + (Math.floor(at / 14) - 7) * 0.03,
    people: 1000 - at,
  }));
  const names = labelsOf([], towns, place, size).map(({ name }) => name);
  expect(names).toContain('Ort 0');
  expect(names.length).toBeLessThan(30);
});

test('the scale is a round number within the circle', () => {
  expect([3, 10, 20, 50, 200].map(scaleOf)).toEqual([1, 5, 10, 20, 100]);
});
