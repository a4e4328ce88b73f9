import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { OutsideLink } from './outside-link.tsx'
import styles from './rich-text.module.css'

/** What the server lets through (importers, `html.ts`); every other element is replaced by what stands in it. */
const ELEMENTS: ReadonlySet<string> = new Set('p br b strong i em sup sub ul ol li h3 h4 blockquote table thead tbody tr th td'.split(' '))
/** Elements whose content is no text. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set('script style template noscript iframe object textarea title svg math'.split(' '))
const VOID: ReadonlySet<string> = new Set(['br'])

export interface RichTextProps {
  /** HTML of a few harmless elements, as public sources deliver it. */
  readonly html: string
  readonly lang?: string | undefined
}

/** A text of a source with its paragraphs, lists, tables and links. It is read into elements of ours, without any attribute of its own. */
export function RichText({ html, lang }: RichTextProps) {
  const content = useMemo(() => {
    // This document runs and loads nothing.
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return childrenOf(body)
  }, [html])
  return (
    <div className={styles.text} lang={lang}>
      {content}
    </div>
  )
}

function childrenOf(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => <Fragment key={keyOf(node, index)}>{drawn(node)}</Fragment>)
}

/** The parts of a text never change their places. */
function keyOf(node: Node, index: number): string {
  return `${node.nodeName}-${index}`
}

function drawn(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = node.localName
  if (WITHOUT_TEXT.has(name)) return null
  if (name === 'a') return <OutsideLink url={node.getAttribute('href') ?? ''}>{childrenOf(node)}</OutsideLink>
  if (!ELEMENTS.has(name)) return childrenOf(node)
  if (VOID.has(name)) return createElement(name)
  const element = createElement(name, spanOf(node), ...tableSafe(name, node))
  return name === 'table' ? <div className={styles.scroll}>{element}</div> : element
}

/** Between rows and cells stands nothing but rows and cells. */
function tableSafe(name: string, node: Element): ReactNode[] {
  const isFrame = ['table', 'thead', 'tbody', 'tr', 'ul', 'ol'].includes(name)
  return isFrame ? childrenOf(node).filter((_, index) => node.childNodes[index] instanceof Element) : childrenOf(node)
}

function spanOf(node: Element): Readonly<Record<string, number>> {
  const spans = [
    ['colSpan', node.getAttribute('colspan')],
    ['rowSpan', node.getAttribute('rowspan')],
  ] as const
  return Object.fromEntries(spans.flatMap(([name, value]) => (value && /^\d{1,2}$/.test(value) ? [[name, Number(value)]] : [])))
}
