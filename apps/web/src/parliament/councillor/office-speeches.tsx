import type { Councillor } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import styles from './office-page.module.css'

/** The beginnings of the last speeches of a person, each in its language, with a link to the full text. Nothing without speeches. */
export function OfficeSpeeches({ person }: { readonly person: Councillor }) {
  const t = useText()
  const lang = useContentLanguage()
  const { data: speeches = [] } = useCall('getCouncillorSpeeches', { params: { id: person.id } })
  const councils = useCall('getCouncils', { query: { lang } }, speeches.length > 0).data ?? []
  if (speeches.length === 0) return null
  return (
    <section>
      <h2>{t('councillor.speeches.title')}</h2>
      <ul className={styles.speeches}>
        {speeches.map(({ id, date, councilId, language, excerpt, url }) => (
          <li key={id}>
            <p className={`num ${styles.said}`}>
              {[formatDay(date), councils.find((council) => council.id === councilId)?.name].filter(Boolean).join(' · ')}
            </p>
            <blockquote lang={language}>{excerpt}</blockquote>
            <OutsideLink url={url}>{t('councillor.speeches.read')}</OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
