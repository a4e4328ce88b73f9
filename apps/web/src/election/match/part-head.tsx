import { type Text, useText } from '@plenara/ui/text/text.ts'
import styles from './candidate-list.module.css'
import type { IndexKind, IndexPart } from './list-index.ts'

/** The title of a part of the list, above its first person. */
export function PartHead({ kind, part: { key, count } }: { readonly kind: IndexKind; readonly part: IndexPart }) {
  const t = useText()
  return (
    <h2 className={styles.part}>
      <span>{titleOf(t, kind, key)}</span> <small className="num">{t('match.index.part', { n: count })}</small>
    </h2>
  )
}

function titleOf(t: Text, kind: IndexKind, key: string): string {
  if (kind === 'lastName') return key
  if (kind === 'list') return key === '' ? t('match.part.noList') : t('match.list', { list: key })
  if (key === '') return t('match.part.noPercent')
  const from = Number(key)
  return t('match.part.percent', { from, to: from === 90 ? 100 : from + 9 })
}
