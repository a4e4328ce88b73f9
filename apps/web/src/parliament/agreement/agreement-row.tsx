import { MIN_SHARED_VOTES } from '@plenara/domain/parliament'
import { Percent } from '@plenara/ui/percent.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { Portrait } from '../../shared/person/portrait.tsx'
import { Uncounted } from '../shared/agreement/uncounted.tsx'
import { ParliamentPartyName } from '../shared/parliament-party-name.tsx'
import { personAddress } from '../shared/person-address.ts'
import styles from './agreement.module.css'
import type { RankedAgreement } from './ranked.ts'
import type { ParliamentNames } from './use-parliament-names.ts'

export interface AgreementRowProps {
  readonly agreement: RankedAgreement
  readonly names: ParliamentNames
  /** Called with the opened address. */
  readonly onOpen: (address: string) => void
}

/** A person with rank, percent and the counted votes; with too few shared votes a dash and the missing number. */
export function AgreementRow({ agreement, names, onOpen }: AgreementRowProps) {
  const t = useText()
  const { councillor, value, same, shared, rank } = agreement
  const party = names.parties.get(councillor.partyId ?? 0)
  const council = names.councils.find(({ id }) => id === councillor.councilId)
  const address = personAddress(councillor, names.councils)
  return (
    <li className={styles.row}>
      <Portrait person={{ ...councillor, portrait: null }} />
      <div className={styles.who}>
        {rank && (
          <p className={`num ${styles.rank}`}>
            {t('agreement.rank', { rank: rank.first === rank.last ? String(rank.first) : `${rank.first}–${rank.last}` })}
          </p>
        )}
        <Link to={address} className={styles.name} onClick={() => onOpen(address)}>
          {`${councillor.firstName} ${councillor.lastName}`}
        </Link>
        <p className={styles.meta}>
          {party && <ParliamentPartyName party={party} />}
          {councillor.cantonCode && <span>{councillor.cantonCode}</span>}
          {council && <span lang={council.fallback?.name}>{council.name}</span>}
          {!councillor.active && <span>{t('councillor.former')}</span>}
        </p>
        <Uncounted agreement={agreement} className={styles.uncounted} />
      </div>
      <div className={styles.figures}>
        <Percent value={value} />
        <p className="num">{t('agreement.row', { same, shared })}</p>
        {value === null && <p className="num">{t('agreement.short', { n: MIN_SHARED_VOTES - shared })}</p>}
      </div>
    </li>
  )
}
