import type { SessionDigest } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { Portrait } from '../../shared/person/portrait.tsx'
import styles from './session.module.css'

/** In how many votes of the session each member voted. Absences may have good reasons, which no source contains. */
export function SessionMembers({ members }: Pick<SessionDigest, 'members'>) {
  const t = useText()
  if (members.length === 0) return <p className={styles.note}>{t('members.none')}</p>
  return (
    <>
      <ul className={styles.people}>
        {members.map(({ member, cast, missed, chaired }) => (
          <li key={member.id}>
            <Portrait person={{ ...member, portrait: member.portraitUrl }} size="small" />
            <div>
              <Link to={`/councillor/${member.id}`}>{`${member.firstName} ${member.lastName}`}</Link>
              <p className="num">
                {cast + missed > 0
                  ? t('session.member.cast', { cast, total: cast + missed })
                  : t(chaired > 0 ? 'session.member.chaired' : 'session.member.unknown')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('session.member.note')}</p>
    </>
  )
}
