import { brokenLines } from './broken-lines.ts'
import { closedOutline } from './outline.ts'
import styles from './spider-chart.module.css'

export interface SpiderAxisValue {
  readonly id: number
  readonly name: string
  /** 0 to 100, null where nothing is known. */
  readonly value: number | null
}

export interface SpiderChartProps {
  readonly axes: readonly SpiderAxisValue[]
  /** The values of a second person on the same axes, drawn dashed with square marks. */
  readonly other?: readonly SpiderAxisValue[]
  /** The values of a third, drawn dotted with diamonds. */
  readonly third?: readonly SpiderAxisValue[]
  /** The text alternative of the shape, one sentence. */
  readonly summary: string
  /** Whether the shape is drawn with an animation when it appears. */
  readonly draws?: boolean
  /** Whether there is room for a large diagram: 700 px and more. */
  readonly isWide?: boolean
}

const RADIUS = 100
const LABEL_RADIUS = 112

/** Sizes of a drawing, in units of its radius of 100: half its width and height, the height of a line, the average width of a letter. */
interface Room {
  readonly half: number
  readonly height: number
  readonly line: number
  readonly letter: number
}
const NARROW: Room = { half: 206, height: 150, line: 15, letter: 7 }
/** For drawings that are much larger on the screen, so that letters of the same size take fewer units. */
const WIDE: Room = { half: 172, height: 140, line: 11, letter: 4.8 }

/** An opinion diagram of 3 to 12 axes. The numbers stand in a table beside it. */
export function SpiderChart({ axes, other, third, summary, draws = false, isWide = false }: SpiderChartProps) {
  const step = (2 * Math.PI) / Math.max(axes.length, 1)
  const room = isWide ? WIDE : NARROW
  return (
    <svg
      className={[styles.spider, draws && styles.draws, isWide && styles.wide].filter(Boolean).join(' ')}
      viewBox={`-${room.half} -${room.height} ${2 * room.half} ${2 * room.height}`}
      role="img"
      aria-label={summary}
    >
      {[25, 50, 75].map((ring) => (
        <circle key={ring} r={ring} className={styles.ring} />
      ))}
      <circle r={RADIUS} className={styles.rim} />
      {axes.map((axis, index) => (
        <Axis key={axis.id} axis={axis} angle={index * step} room={room} />
      ))}
      <Shape axes={axes} step={step} kind="you" />
      {other && <Shape axes={other} step={step} kind="other" />}
      {third && <Shape axes={third} step={step} kind="third" />}
    </svg>
  )
}

function Axis({ axis, angle, room }: { readonly axis: SpiderAxisValue; readonly angle: number; readonly room: Room }) {
  const end = at(angle, RADIUS)
  const label = at(angle, LABEL_RADIUS)
  const isMiddle = Math.abs(label.x) < 8
  const lines = brokenLines(axis.name, (isMiddle ? 2 * room.half : room.half - Math.abs(label.x)) / room.letter)
  const anchor = isMiddle ? 'middle' : label.x > 0 ? 'start' : 'end'
  const top = label.y + (label.y < -90 ? -6 - (lines.length - 1) * room.line : label.y > 90 ? 12 : 4 - ((lines.length - 1) * room.line) / 2)
  return (
    <g className={axis.value === null ? styles.unknown : undefined}>
      <line x2={end.x} y2={end.y} className={styles.axis} />
      <text className={styles.label} textAnchor={anchor} x={label.x} y={top}>
        {lines.map((line, index) => (
          <tspan key={line} x={label.x} dy={index === 0 ? 0 : room.line}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

type ShapeKind = 'you' | 'other' | 'third'

function Shape({ axes, step, kind }: { readonly axes: readonly SpiderAxisValue[]; readonly step: number; readonly kind: ShapeKind }) {
  const points = axes.flatMap(({ value }, index) => (value === null ? [] : [{ angle: index * step, value }]))
  return (
    <g>
      {points.length > 2 && (
        <path
          d={closedOutline(points.map(({ angle, value }) => at(angle, value)))}
          // The other shapes keep their length, by which they are dashed.
          pathLength={kind === 'you' ? 1 : undefined}
          className={styles[kind]}
        />
      )}
      {points.map(({ angle, value }) => (
        <Mark key={angle} {...at(angle, value)} kind={kind} />
      ))}
    </g>
  )
}

/** A circle, a square or a diamond, so that lines differ without their colour. */
function Mark({ x, y, kind }: { readonly x: number; readonly y: number; readonly kind: ShapeKind }) {
  if (kind === 'you') return <circle cx={x} cy={y} r="5" className={styles.youMark} />
  if (kind === 'other') return <rect x={x - 4} y={y - 4} width="8" height="8" className={styles.otherMark} />
  return <path d={`M${x} ${y - 6}l6 6l-6 6l-6-6z`} className={styles.thirdMark} />
}

/** The point at an angle clockwise from 12 o'clock. */
function at(angle: number, radius: number) {
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) }
}
