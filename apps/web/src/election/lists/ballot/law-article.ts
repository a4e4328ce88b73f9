import type { Text } from '@plenara/ui/text/text.ts'

/** An article of federal law as in `BPR 38(2)a`, in words of the language, e.g. «Art. 38 Abs. 2 Bst. a BPR». */
export function articleText(t: Text, article: string): string {
  const [, number = '', paragraph, letter] = /^BPR (\d+)(?:\((\w+)\))?([a-z])?$/.exec(article) ?? []
  if (paragraph === undefined) return t('ballot.law.article', { number })
  return letter === undefined ? t('ballot.law.paragraph', { number, paragraph }) : t('ballot.law.letter', { number, paragraph, letter })
}
