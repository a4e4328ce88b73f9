import { curveLinearClosed, lineRadial } from 'd3-shape'
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
  /** One sentence that says what the shape says. */
  readonly summary: string
}

const RADIUS = 100
const LABEL_RADIUS = 112

/** An opinion diagram of 3 to 12 axes. The numbers stand in a table beside it. */
export function SpiderChart({ axes, other, third, summary }: SpiderChartProps) {
  const step = (2 * Math.PI) / Math.max(axes.length, 1)
  return (
    <svg className={styles.spider} viewBox="-206 -150 412 300" role="img" aria-label={summary}>
      {[25, 50, 75].map((ring) => (
        <circle key={ring} r={ring} className={styles.ring} />
      ))}
      <circle r={RADIUS} className={styles.rim} />
      {axes.map((axis, index) => (
        <Axis key={axis.id} axis={axis} angle={index * step} />
      ))}
      <Shape axes={axes} step={step} kind="you" />
      {other && <Shape axes={other} step={step} kind="other" />}
      {third && <Shape axes={third} step={step} kind="third" />}
    </svg>
  )
}

function Axis({ axis, angle }: { readonly axis: SpiderAxisValue; readonly angle: number }) {
  const end = at(angle, RADIUS)
  const label = at(angle, LABEL_RADIUS)
  const lines = twoLines(axis.name)
  const anchor = Math.abs(label.x) < 8 ? 'middle' : label.x > 0 ? 'start' : 'end'
  const top = label.y + (label.y < -90 ? -6 - (lines.length - 1) * 15 : label.y > 90 ? 12 : 4 - (lines.length - 1) * 7)
  return (
    <g className={axis.value === null ? styles.unknown : undefined}>
      <line x2={end.x} y2={end.y} className={styles.axis} />
      <text className={styles.label} textAnchor={anchor} x={label.x} y={top}>
        {lines.map((line, index) => (
          <tspan key={line} x={label.x} dy={index === 0 ? 0 : 15}>
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
  const outline = lineRadial<(typeof points)[number]>()
    .angle((point) => point.angle)
    .radius((point) => point.value)
    .curve(curveLinearClosed)(points)
  return (
    <g>
      {outline && points.length > 2 && <path d={outline} className={styles[kind]} />}
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

/** Breaks a name at the space nearest to its middle, where it is longer than a line. */
function twoLines(name: string): string[] {
  if (name.length <= 12 || !name.includes(' ')) return [name]
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index)
  const middle = spaces.reduce((best, space) => (Math.abs(space - name.length / 2) < Math.abs(best - name.length / 2) ? space : best))
  return [name.slice(0, middle), name.slice(middle + 1)]
}
