import type { Party } from '@plenara/contract'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { PartyDot } from '../../components/party-dot.tsx'
import { PersonPicker } from '../../components/person-picker.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { useText } from '../../i18n/text.ts'
import { useCandidateCards, usePartiesById } from '../../lib/candidates.ts'
import styles from './compare-dialog.module.css'
import type { Compared } from './compared.ts'

export interface CompareDialogProps {
  readonly electionId: number
  readonly onClose: () => void
  readonly onChoose: (compared: Compared) => void
}

/** Chooses the person or the party whose diagram is laid over one's own. */
export function CompareDialog({ electionId, onClose, onChoose }: CompareDialogProps) {
  const t = useText()
  const [kind, setKind] = useState<Compared['kind']>('person')
  return (
    <Dialog title={t('profile.compare')} onClose={onClose}>
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
    </Dialog>
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
