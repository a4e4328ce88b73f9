import type { Councillor } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import { FactList, TextFacts } from '../../shared/pins/fact-list.tsx'
import { PinsSwitch } from '../../shared/pins/pins-switch.tsx'
import type { Office } from './office.ts'
import styles from './office-page.module.css'
import { OfficeSpeeches } from './office-speeches.tsx'
import { useOfficeFacts } from './use-office-facts.ts'

const NOTES: Partial<Record<Office, string>> = { 'federal-councillor': 'councillor.collegiality', judge: 'councillor.independence' }

/** The facts of a person in an office, each with its pin; missing facts are named. */
export function OfficeProfile({ office, person }: { readonly office: Office; readonly person: Councillor }) {
  const t = useText()
  const { short, texts } = useOfficeFacts(office, person)
  const note = NOTES[office]
  return (
    <>
      {note && (
        <p className={styles.note}>
          <IconInfoCircle aria-hidden size={20} stroke={1.75} />
          <span>{t(note)}</span>
        </p>
      )}
      <PinsSwitch />
      <div className={styles.profile}>
        <FactList facts={short} labels="councillor.label" />
        <TextFacts facts={texts.filter(({ value }) => value !== null)} labels="councillor.label" />
        <FactList facts={texts.filter(({ value }) => value === null)} labels="councillor.label" />
        <OfficeSpeeches person={person} />
      </div>
    </>
  )
}
