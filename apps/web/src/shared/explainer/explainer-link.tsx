import type { ComponentProps } from 'react'
import { ArticleLink } from '../page/article.tsx'
import { GlossaryWord } from './glossary-word.tsx'

/** `[word](#key)` is a word of the glossary, everything else a link. */
export function ExplainerLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('#')) return <GlossaryWord term={href.slice(1)}>{children}</GlossaryWord>
  return <ArticleLink href={href}>{children}</ArticleLink>
}
