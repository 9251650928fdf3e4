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
  expect(labelsOf(markers, towns, place, size).map(({ name }) => name)).toEqual(['Emmendingen', 'Freiburg im Breisgau', 'Merzhausen']);
});

test('the scale is a round number within the circle', () => {
  expect([3, 10, 20, 50, 200].map(scaleOf)).toEqual([1, 5, 10, 20, 100]);
});
