import { useText } from '@plenara/ui/text/text.ts'
import styles from './storage-page.module.css'

/** The coming steps in their order. */
export function Steps({ ids }: { readonly ids: readonly string[] }) {
  const t = useText()
  return (
    <ol className={styles.steps}>
      {ids.map((id) => (
        <li key={id}>{t(id)}</li>
      ))}
    </ol>
  )
}
