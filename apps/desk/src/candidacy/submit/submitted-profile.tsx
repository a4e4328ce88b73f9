import type { CandidacyOfPerson, ContentLanguage, VestedInterestRecord } from '@plenara/contract'
import { languageTag, pickText } from '@plenara/domain/text-and-time'
import { languageNames, nativeNameOf } from '@plenara/ui/text/language-names.ts'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { useContentLanguage } from '../../data/queries.ts'
import { LINK_NAMES } from '../profile/link-names.ts'
import styles from './submit-page.module.css'

/** What voters will read of the person, and what becomes of what was delivered and not looked at. */
export function SubmittedProfile({ candidacy }: { readonly candidacy: CandidacyOfPerson }) {
  const t = useText()
  const own = useContentLanguage()
  const { texts, links, facts, delivered } = candidacy
  const isOwn = texts.length + links.length + facts.length > 0
  const unchecked = delivered.texts.length + delivered.links.length + delivered.facts.length
  const interestOf = ({ organisation, role }: VestedInterestRecord) =>
    [organisation, role].flatMap((lines) => pickText(lines, own)?.text ?? []).join(', ')
  const nameOf = (name: string, language: ContentLanguage) => (language === own ? name : `${name} (${languageNames[language]})`)
  return (
    <>
      {isOwn && (
        <details className={styles.answers}>
          <summary>
            <h2>{t('profile.title')}</h2>
          </summary>
          <dl className={styles.profile}>
            {texts.map(({ text, language, value }) => (
              <Told key={`${text}-${language}`} name={nameOf(t(`profile.text.${text}`), language)}>
                <span lang={languageTag(language)}>{value}</span>
              </Told>
            ))}
            {facts.map((one) => (
              <Told key={one.fact} name={t(`profile.fact.${one.fact}`)}>
                {one.fact === 'campaignBudget' && one.value !== null && t('profile.budget.francs', { n: one.value })}
                {one.fact === 'languages' && one.value.map(nativeNameOf).join(', ')}
                {one.fact === 'vestedInterests' && one.value.map(interestOf).join('; ')}
              </Told>
            ))}
            {links.map(({ kind, url }) => (
              <Told key={kind} name={kind === 'website' ? t('profile.links.website') : LINK_NAMES[kind]}>
                {url}
              </Told>
            ))}
          </dl>
        </details>
      )}
      {unchecked > 0 && <p className={styles.note}>{t(delivered.goes ? 'submit.uncheckedGoes' : 'submit.uncheckedStays')}</p>}
    </>
  )
}

function Told({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.told}>{children}</dd>
    </div>
  )
}
