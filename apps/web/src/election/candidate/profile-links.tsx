import type { ProfileLink } from '@plenara/contract'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './candidate-detail.module.css'

/** The links of a candidate; nothing without any. */
export function ProfileLinks({ links }: { readonly links: readonly ProfileLink[] }) {
  const t = useText()
  if (links.length === 0) return null
  return (
    <section>
      <h2>{t('candidate.label.links')}</h2>
      <ul className={styles.links}>
        {links.map(({ url }) => (
          <li key={url}>
            <OutsideLink url={url}>{shortOf(url)}</OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function shortOf(url: string): string {
  return url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')
}
