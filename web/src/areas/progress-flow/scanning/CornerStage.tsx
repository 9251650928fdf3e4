import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../ProgressFlow.module.css';
import type { Corners, Point } from './geometry.ts';

interface Props {
  url: string;
  corners: Corners;
  onChange: (corners: Corners) => void;
}

const names = ['upperLeft', 'upperRight', 'lowerRight', 'lowerLeft'] as const;
const step = 0.01;
const steps: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const inside = (value: number) => Math.min(1, Math.max(0, value));

/** A photograph with the four corners of its sheet, each moved by a finger or by the arrow keys. */
export function CornerStage({ url, corners, onChange }: Props) {
  const t = useTexts('progress-flow');
  const stage = useRef<HTMLDivElement>(null);
  const put = (at: number, { x, y }: Point) =>
    onChange(corners.map((one, place) => (place === at ? { x: inside(x), y: inside(y) } : one)) as unknown as Corners);
  const drag = (at: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const frame = stage.current?.getBoundingClientRect();
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    put(at, { x: (event.clientX - frame.left) / frame.width, y: (event.clientY - frame.top) / frame.height });
  };
  const press = (at: number, corner: Point) => (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    put(at, { x: corner.x + by.x, y: corner.y + by.y });
  };
  return (
    <div ref={stage} className={classes.stage}>
      <img src={url} alt={t('scan.photograph')} draggable={false} />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <polygon
          points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="rgb(32 120 134 / 18%)"
          stroke="#207886"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {corners.map((corner, at) => (
        <button
          key={names[at]}
          type="button"
          className={classes.corner}
          style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
          aria-label={t(`scan.corner.${names[at] ?? 'upperLeft'}`)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(at)}
          onKeyDown={press(at, corner)}
        />
      ))}
    </div>
  );
}
