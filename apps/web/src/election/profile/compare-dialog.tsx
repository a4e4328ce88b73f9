import type { Party } from '@plenara/contract'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useCandidateCards, usePartiesById } from '../../data/queries/candidates.ts'
import { PartyDot } from '../../shared/person/party-dot.tsx'
import { PersonPicker } from '../shared/person-picker.tsx'
import styles from './compare-dialog.module.css'
import type { Compared } from './compared.ts'

export interface CompareChoiceProps {
  readonly electionId: number
  readonly onChoose: (compared: Compared) => void
}

/** The choice in a dialog, if there is no room for it beside the diagram. */
export function CompareDialog({ onClose, ...choice }: CompareChoiceProps & { readonly onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('profile.compare')} onClose={onClose}>
      <CompareChoice {...choice} />
    </Dialog>
  )
}

/** The choice of the person or the party whose diagram is drawn over that of the user. */
export function CompareChoice({ electionId, onChoose }: CompareChoiceProps) {
  const t = useText()
  const [kind, setKind] = useState<Compared['kind']>('person')
  return (
    <>
      <div className={styles.kind}>
        <Segmented
          label={t('profile.compare.kind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'person', label: t('profile.compare.people') },
            { value: 'party', label: t('profile.compare.parties') },
          ]}
        />
      </div>
      {kind === 'person' ? (
        <PersonPicker
          electionId={electionId}
          onChoose={({ id, firstName, lastName }) =>
            onChoose({ kind: 'person', id, name: `${firstName} ${lastName}`, shortName: firstName })
          }
        />
      ) : (
        <PartyPicker
          electionId={electionId}
          onChoose={({ id, shortName }) =>
            onChoose({ kind: 'party', id, name: t('profile.compare.median', { party: shortName }), shortName })
          }
        />
      )}
    </>
  )
}

/** The parties with candidates in the election, by name. */
function PartyPicker({ electionId, onChoose }: { readonly electionId: number; readonly onChoose: (party: Party) => void }) {
  const t = useText()
  const { data: cards = [] } = useCandidateCards(electionId)
  const parties = usePartiesById()
  const ids = new Set(cards.map(({ partyId }) => partyId))
  const standing = [...parties.values()].filter(({ id }) => ids.has(id)).sort((a, b) => a.name.localeCompare(b.name))
  if (standing.length === 0) return <p>{t('profile.compare.noParties')}</p>
  return (
    <ul className={styles.parties}>
      {standing.map((party) => (
        <li key={party.id}>
          <button type="button" onClick={() => onChoose(party)}>
            <PartyDot name={party.name} color={party.color} />
          </button>
        </li>
      ))}
    </ul>
  )
}
