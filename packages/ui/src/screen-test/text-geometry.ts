/** One line of a text as it stands in the window. */
interface TextLine {
  readonly text: string
  readonly element: Element
  readonly box: DOMRect
}

interface Control {
  readonly element: Element
  readonly box: DOMRect
}

/** Rounding of boxes, in pixels. */
const SLACK = 1.5
/** The share of a line box that letters leave empty, above and below together: lines set tight touch there without covering a letter. */
const LEADING = 0.4
/** No word is asked to fit where the window itself, less its margins, is narrower. */
const MARGINS = 32

/**
 * Faults that make texts unreadable, measured by the boxes of the letters and not by scroll widths: texts that are cut or leave their box, overlapping
 * texts and controls, and words broken inside without a hyphen. Text that can be scrolled to is not cut.
 */
export function geometryFaults(): string[] {
  const nodes = visibleTextNodes()
  const [lines, controls] = [nodes.flatMap(linesOf), visibleControls()]
  const faults = [lines.flatMap(cutFaults), controls.flatMap(fieldFaults), overlapFaults(lines, controls), nodes.flatMap(brokenWords)]
  return [...new Set(faults.flat())]
}

function visibleTextNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.data.trim() && node.parentElement && isSeen(node.parentElement)) nodes.push(node)
  }
  return nodes
}

/** Whether an element is visible: neither under another card nor for screen readers alone. */
function isSeen(element: Element): boolean {
  if (element.closest('.visually-hidden, article[aria-hidden], [popover]:not(:popover-open), script, style, noscript')) return false
  if (isBehindDialog(element) || isClippedAway(element)) return false
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
}

function isBehindDialog(element: Element): boolean {
  const open = document.querySelector('dialog:modal')
  return open !== null && !element.closest('dialog:modal')
}

/** Whether an element is shown only while it has the focus. */
function isClippedAway(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath !== 'none') return true
  return false
}

function visibleControls(): Control[] {
  return [...document.querySelectorAll('button, a[href], select, input, textarea, summary')]
    .filter((element) => isSeen(element) && getComputedStyle(element).display !== 'inline' && getComputedStyle(element).opacity !== '0')
    .map((element) => ({ element, box: roomOf(element) }))
    .filter(({ box }) => box.width > 2 && box.height > 2)
}

/** The text area of a field, without the room for its button. */
function roomOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  if (!(element instanceof HTMLInputElement)) return box
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  const [left, right] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
  return new DOMRect(box.x + left, box.y, box.width - left - right, box.height)
}

function rectsOf(node: Text, from = 0, to = node.length): DOMRect[] {
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
}

function linesOf(node: Text): TextLine[] {
  const element = node.parentElement as Element
  return rectsOf(node).map((box) => ({ text: node.data.trim().slice(0, 60), element, box }))
}

const nameOf = ({ text, element }: TextLine) => `«${text}» (${element.tagName.toLowerCase()}.${classOf(element)})`

/** The nearest class, which names the style sheet. */
function classOf(element: Element): string {
  return (
    element
      .closest('[class*="_"]')
      ?.getAttribute('class')
      ?.split(' ')
      .find((name) => name.startsWith('_')) ?? ''
  )
}

type Axis = 'x' | 'y'

/** A box in which an element lies. */
interface Frame {
  readonly element: Element
  readonly style: CSSStyleDeclaration
  readonly box: DOMRect
}

/** Faults of a text that its own box, an ancestor or the window cuts off. */
function cutFaults(line: TextLine): string[] {
  const frames = framesOf(line.element)
  const letters = lettersOf(line.box)
  const fault = faultOn('x', letters, frames) ?? faultOn('y', letters, frames)
  return fault === null ? [] : [`${fault}: ${nameOf(line)}`]
}

/** Faults of a field that is cut off at a side. Typed text is no text of the page; the chosen option of a closed select is, but has no box of its own. */
function fieldFaults({ element, box }: Control): string[] {
  if (!element.matches('select, input, textarea')) return []
  const fault = faultOn('x', box, framesOf(element)) ?? choiceFault(element)
  return fault === null ? [] : [`${fault}: ${element.tagName.toLowerCase()}.${classOf(element)}`]
}

/** The fault of a select whose chosen option, set in a box of the available width, is larger than the field. */
function choiceFault(element: Element): string | null {
  if (!(element instanceof HTMLSelectElement)) return null
  const style = getComputedStyle(element)
  const text = element.selectedOptions[0]?.textContent ?? ''
  const sides = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
  const ends = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom)
  const canWrap = style.appearance === 'none' && style.textWrapMode !== 'nowrap' && style.whiteSpaceCollapse === 'collapse'
  const probe = document.createElement('div')
  probe.textContent = text
  probe.style.cssText = `position: absolute; visibility: hidden; width: ${element.clientWidth - sides}px; white-space: ${canWrap ? 'normal' : 'pre'}`
  for (const name of ['font', 'letterSpacing', 'hyphens'] as const) probe.style[name] = style[name]
  element.after(probe)
  const isCut = probe.scrollWidth > element.clientWidth - sides + SLACK || probe.scrollHeight > element.clientHeight - ends + SLACK
  probe.remove()
  return isCut ? `cut «${text}»` : null
}

/** From the inside out. Only its containing blocks clip an absolutely positioned element; nothing around it clips a fixed one. */
function framesOf(element: Element): Frame[] {
  const frames: Frame[] = []
  let position = 'static'
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at)
    const isApart = at instanceof SVGElement || (position === 'absolute' && style.position === 'static')
    if (isApart) continue
    frames.push({ element: at, style, box: at.getBoundingClientRect() })
    if (style.position !== 'static') position = style.position
    if (isTop(at, style)) break
  }
  return frames
}

const isTop = (element: Element, { position }: CSSStyleDeclaration) => position === 'fixed' || element instanceof HTMLDialogElement

/** The fault of letters on one axis; null where they are visible or can be scrolled to. */
function faultOn(axis: Axis, letters: DOMRect, frames: readonly Frame[]): string | null {
  let isInsideOwnBox = true
  for (const { element, style, box } of frames) {
    if (isScroller(style, axis)) return null
    if (['inline', 'contents'].includes(style.display)) continue
    const isOut = leaves(letters, box, axis)
    if (isOut && isClip(style, axis)) return `cut by ${classOf(element)}`
    if (isOut && isInsideOwnBox && (axis === 'x' || isDrawn(style))) return 'leaves its box'
    isInsideOwnBox &&= !isDrawn(style)
  }
  return windowFault(axis, letters, frames.at(-1))
}

/** A page scrolls vertically only; a fixed element does not scroll at all. */
function windowFault(axis: Axis, letters: DOMRect, outermost: Frame | undefined): string | null {
  if (axis === 'y' && !(outermost && isTop(outermost.element, outermost.style))) return null
  const isOut = leaves(letters, new DOMRect(0, 0, innerWidth, innerHeight), axis)
  return isOut ? `out of the window, ${Math.round(letters.left)} to ${Math.round(letters.right)}` : null
}

function leaves(box: DOMRect, around: DOMRect, axis: Axis): boolean {
  if (axis === 'x') return box.left < around.left - SLACK || box.right > around.right + SLACK
  return box.top < around.top - SLACK || box.bottom > around.bottom + SLACK
}

const isScroller = (style: CSSStyleDeclaration, axis: Axis) => ['auto', 'scroll'].includes(axis === 'x' ? style.overflowX : style.overflowY)
const isClip = (style: CSSStyleDeclaration, axis: Axis) =>
  ['hidden', 'clip'].includes(axis === 'x' ? style.overflowX : style.overflowY) || /strict|content|paint/.test(style.contain)

/** Whether the element has a visible edge. */
function isDrawn({ backgroundColor, borderTopWidth, borderTopColor, boxShadow }: CSSStyleDeclaration): boolean {
  const isTransparent = (colour: string) => colour === 'transparent' || /, 0\)$/.test(colour)
  return (
    !isTransparent(backgroundColor) || (Number.parseFloat(borderTopWidth) > 0 && !isTransparent(borderTopColor)) || boxShadow !== 'none'
  )
}

/** The middle of a line box, where the letters are. */
function lettersOf(box: DOMRect): DOMRect {
  return new DOMRect(box.x, box.y + (box.height * LEADING) / 2, box.width, box.height * (1 - LEADING))
}

/** Overlapping texts and controls of one layer; a bar that stays while the page scrolls is a layer of its own. */
function overlapFaults(lines: readonly TextLine[], controls: readonly Control[]): string[] {
  const texts = lines.map((line) => ({ ...line, box: lettersOf(line.box), layer: layerOf(line.element) }))
  const boxes = controls.map((control) => ({ ...control, layer: layerOf(control.element) }))
  const faults: string[] = []
  for (const [index, text] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (text.layer === other.layer && isOver(text.box, other.box)) faults.push(`over one another: ${nameOf(text)} and ${nameOf(other)}`)
    }
    for (const control of boxes) {
      if (text.layer !== control.layer || isRelated(text.element, control.element) || !isOver(text.box, control.box)) continue
      faults.push(`under a control: ${nameOf(text)} and ${labelOf(control.element)}`)
    }
  }
  for (const [index, control] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (control.layer !== other.layer || isRelated(control.element, other.element) || !isOver(control.box, other.box)) continue
      faults.push(`controls over one another: ${labelOf(control.element)} and ${labelOf(other.element)}`)
    }
  }
  return faults
}

const isOver = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 * SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 * SLACK
const isRelated = (a: Element, b: Element) => a.contains(b) || b.contains(a)
const labelOf = (element: Element) => `[${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}]`

function layerOf(element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLDialogElement || ['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
  }
  return null
}

/** Words on two lines without a hyphen. Where a word is longer than the window is wide, the browser is asked to hyphenate it. */
function brokenWords(node: Text): string[] {
  const element = node.parentElement as Element
  const canHyphenate = getComputedStyle(element).hyphens === 'auto'
  return [...node.data.matchAll(/[^\s\u00ad\u200b\-–—/]+/g)].flatMap(({ 0: word, index }) => {
    // An address may break anywhere.
    if (word.length < 2 || /[@]|\w\.\w{2}/.test(word)) return []
    const rects = rectsOf(node, index, index + word.length)
    const tops = new Set(rects.map(({ top, height }) => Math.round(top / Math.max(1, height / 2))))
    if (tops.size < 2) return []
    const width = rects.reduce((sum, rect) => sum + rect.width, 0)
    if (canHyphenate && width > innerWidth - MARGINS) return []
    return [`broken inside: ${word} (${element.tagName.toLowerCase()}.${classOf(element)}, ${Math.round(width)} px)`]
  })
}
