import type { ContentLanguage } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { IconExternalLink } from '@tabler/icons-react'
import Markdown from 'markdown-to-jsx'
import { type ComponentProps, type ComponentType, Suspense, use } from 'react'
import { Link } from 'react-router'
import styles from './article.module.css'
import { Skeleton } from './state-panel.tsx'

export interface ArticleProps {
  /** Markdown; the same promise for the same text. */
  readonly text: Promise<string>
  readonly language: ContentLanguage
}

/** A longer text of the product itself, easy to print. HTML in it stays text. */
export function Article({ text, language }: ArticleProps) {
  return (
    <article className={styles.article} lang={languageTag(language)}>
      <Suspense fallback={<Skeleton rows={5} />}>
        <ArticleText text={text} />
      </Suspense>
    </article>
  )
}

function ArticleText({ text }: { readonly text: Promise<string> }) {
  return <MarkdownText text={use(text)} />
}

export interface MarkdownTextProps {
  readonly text: string
  /** Draws the links. */
  readonly link?: ComponentType<ComponentProps<'a'>>
}

/** Markdown of the product itself as blocks; HTML in it stays text. */
export function MarkdownText({ text, link = ArticleLink }: MarkdownTextProps) {
  return <Markdown options={{ disableParsingRawHTML: true, forceBlock: true, overrides: { a: link } }}>{text}</Markdown>
}

/** A link inside of the app navigates without a reload; one to another site is marked. */
export function ArticleLink({ href, children }: ComponentProps<'a'>) {
  if (href?.startsWith('/')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} rel="noreferrer" className={styles.out}>
      {children}
      <IconExternalLink size={16} aria-hidden />
    </a>
  )
}
