import type { ShareCard, ShareResult, ShareRow } from './share-card.ts'

/** Elements as satori reads them, without a runtime of its own. */
export interface Element {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

export const WIDTH = 1200
export const HEIGHT = 630

const CANVAS = '#f6f5f1'
const INK = '#10222a'
const INK_2 = '#465860'
const PARTS = { yes: '#00697f', no: '#a0491a', abstain: '#5f656b' } as const
const ACCENT = '#e8a33d'
const LINE = '#d5d9d6'
const FONTS = 'Familjen Grotesk, Familjen Grotesk Extended'
const MOST_ROWS = 4
/** So that a day fits into one line above its questions. */
const ROWS_TITLE = 60
/** Longer texts end with an ellipsis. */
const MOST_LETTERS = 140

/** A card in the look of the product, in its light colours: neutral, equal for everybody. */
export function cardElements(card: ShareCard, claim: string): Element {
  const size = { boxSizing: 'border-box', width: WIDTH, height: HEIGHT, padding: '56px 64px 48px' }
  const sheet = { ...size, flexDirection: 'column', backgroundColor: CANVAS, color: INK, fontFamily: FONTS, fontWeight: 500 }
  return box(sheet, [
    ...(card.result || card.rows ? [] : [ART]),
    text({ fontSize: 30, color: INK_2 }, card.over),
    text(
      {
        fontSize: card.rows ? ROWS_TITLE : sizeOf(card.title),
        fontWeight: 700,
        lineHeight: 1.05,
        letterSpacing: -1.5,
        marginTop: 14,
        lineClamp: 3,
      },
      clip(card.title),
    ),
    ...(card.under ? [box({ alignItems: 'center', marginTop: 28 }, underParts(card))] : []),
    ...(card.rows ?? []).slice(0, MOST_ROWS).map(rowElement),
    box({ flexGrow: 1 }, []),
    ...(card.result ? resultElements(card.result) : []),
    box({ alignItems: 'center', justifyContent: 'space-between', marginTop: 36 }, [
      box({ alignItems: 'center' }, [LOGO, text({ fontSize: 36, fontWeight: 700, letterSpacing: -0.7, marginLeft: 16 }, 'Plenara')]),
      ...(card.result ? [text({ fontSize: 26, color: INK_2 }, claim)] : []),
    ]),
  ])
}

function rowElement({ text: shown, value }: ShareRow): Element {
  const line = {
    width: WIDTH - 128,
    justifyContent: 'space-between',
    alignItems: 'baseline',
    borderTop: `2px solid ${LINE}`,
    marginTop: 14,
    paddingTop: 12,
  }
  return box(line, [
    text({ fontSize: 32, fontWeight: 700, lineClamp: 1, flexShrink: 1, marginRight: 32 }, shown),
    ...(value ? [text({ fontSize: 32, fontWeight: 700, color: PARTS[value.kind], flexShrink: 0 }, value.text)] : []),
  ])
}

function underParts({ under = '', dot }: ShareCard): Element[] {
  const shown = text({ fontSize: 34, fontWeight: 700, lineClamp: 2 }, clip(under))
  if (!dot) return [shown]
  return [box({ width: 24, height: 24, borderRadius: 12, marginRight: 14, backgroundColor: dot, border: `1px solid ${INK_2}` }, []), shown]
}

function resultElements({ word, parts }: ShareResult): Element[] {
  const words = parts.map(({ kind, text: shown }) => text({ fontSize: 38, fontWeight: 700, color: PARTS[kind], marginRight: 24 }, shown))
  const bar = parts.map(({ kind, share }) =>
    box({ flexGrow: share, flexBasis: 0, height: 40, backgroundColor: PARTS[kind], borderRight: `3px solid ${CANVAS}` }, []),
  )
  return [
    box({ alignItems: 'baseline' }, [
      ...(word ? [text({ fontSize: 50, fontWeight: 700, letterSpacing: -1, marginRight: 28 }, word)] : []),
      ...words,
    ]),
    box({ width: WIDTH - 128, marginTop: 20 }, bar),
  ]
}

const ARCS = ['M19 34A5 5 0 0 1 29 34', 'M14 34A10 10 0 0 1 34 34', 'M9 34A15 15 0 0 1 39 34', 'M4 34A20 20 0 0 1 44 34']
const LOGO: Element = {
  type: 'svg',
  props: {
    ...{ width: 60, height: 60, viewBox: '0 0 48 48', fill: 'none', stroke: INK, strokeWidth: 2.75, strokeLinecap: 'round' },
    children: [
      ...ARCS.map((d) => ({ type: 'path', props: { d } })),
      { type: 'circle', props: { cx: 33.2, cy: 22.2, r: 4.75, fill: ACCENT, stroke: 'none' } },
    ],
  },
}

/** The arcs of the logo, large and quiet, where no result fills the card. */
const ART: Element = {
  type: 'svg',
  props: {
    ...{ width: 720, height: 480, viewBox: '0 10 48 32', fill: 'none', stroke: LINE, strokeWidth: 0.5, strokeLinecap: 'round' },
    style: { position: 'absolute', right: -120, bottom: -80 },
    children: ARCS.map((d) => ({ type: 'path', props: { d } })),
  },
}

function box(style: object, children: readonly Element[]): Element {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

function text(style: object, content: string): Element {
  return { type: 'div', props: { style: { display: 'block', ...style }, children: content } }
}

/** Short titles are large, long ones still fit. */
function sizeOf(title: string): number {
  if (title.length <= 40) return 78
  return title.length <= 80 ? 64 : 52
}

function clip(content: string): string {
  return content.length <= MOST_LETTERS ? content : `${content.slice(0, MOST_LETTERS - 1).trimEnd()}…`
}
