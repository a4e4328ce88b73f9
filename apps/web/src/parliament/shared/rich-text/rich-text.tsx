import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { type RichNode, readHtml } from './read-html.ts'
import styles from './rich-text.module.css'

export interface RichTextProps {
  /** HTML of a few harmless elements, as public sources deliver it. */
  readonly html: string
  readonly lang?: string | undefined
}

/** A text of a source with its paragraphs, lists, tables and links, rendered as React elements. */
export function RichText({ html, lang }: RichTextProps) {
  const nodes = useMemo(() => readHtml(html), [html])
  return (
    <div className={styles.text} lang={lang}>
      {drawn(nodes)}
    </div>
  )
}

function drawn(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, place) => createElement(Fragment, { key: place }, drawnNode(node)))
}

function drawnNode(node: RichNode): ReactNode {
  if (typeof node === 'string') return node
  if (node.name === 'a') return <OutsideLink url={node.href}>{drawn(node.children)}</OutsideLink>
  if (node.name === 'br') return <br />
  const element = createElement(node.name, node.spans, drawn(node.children))
  return node.name === 'table' ? <div className={styles.scroll}>{element}</div> : element
}
