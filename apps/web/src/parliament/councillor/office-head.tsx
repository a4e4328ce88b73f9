import type { Councillor } from '@plenara/contract'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { Ref } from 'react'
import { PersonHead } from '../../shared/person/person-head.tsx'
import { governmentOffice } from '../shared/office-text.ts'
import { ParliamentPartyName } from '../shared/parliament-party-name.tsx'
import type { Office } from './office.ts'
import styles from './office-page.module.css'
import { useCanton } from './use-office-facts.ts'

export interface OfficeHeadProps {
  readonly office: Office
  readonly person: Councillor
  readonly heading: Ref<HTMLHeadingElement>
}

/** Picture, name, and in one line party, canton and office. The party of judges is not shown here but among their facts. */
export function OfficeHead({ office, person, heading }: OfficeHeadProps) {
  const t = useText()
  const canton = useCanton(person.cantonId)
  const { party, council } = person
  const rank = office === 'federal-councillor' ? governmentOffice(person.occupation).office : null
  const hasFunction = person.groupFunction === 2 || person.groupFunction === 11
  return (
    <header className={styles.header}>
      <PersonHead person={{ ...person, portrait: person.portraitUrl }} heading={heading}>
        {party && office !== 'judge' && <ParliamentPartyName party={party} />}
        {canton && <span>{canton.name}</span>}
        {council && <span lang={council.fallback?.name}>{council.name}</span>}
        {rank && <span>{rank}</span>}
        {!person.active && <b className={styles.former}>{t('councillor.former')}</b>}
      </PersonHead>
      {hasFunction && person.group && (
        <p className={styles.function}>
          <span>{t(person.groupFunction === 2 ? 'councillor.function.president' : 'councillor.function.vicePresident')}</span>{' '}
          <span lang={person.group.fallback?.name}>{person.group.name}</span>
        </p>
      )}
      {person.website && <OutsideLink url={person.website}>{t('councillor.website')}</OutsideLink>}
    </header>
  )
}
