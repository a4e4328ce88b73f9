import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import styles from './ballot-demo.module.css'

/** Invented people of two invented lists, as printed: number and name. */
const PRINTED = ['07.01 Kaltbrunner Noëmi', '07.02 Baumberger Jan', '07.03 Lindenfeld Yara'] as const
const OTHER_LIST = '12.02 Tschanzer Elio'

/** Each way to change a ballot: the line that is struck, and what is written there. */
const WAYS = [
  { name: 'strike', struck: 1, written: null },
  { name: 'cumulate', struck: 1, written: PRINTED[0] },
  { name: 'panachage', struck: 2, written: OTHER_LIST },
] as const

/** Three small ballots on which a pen strikes, cumulates and splits: once when they become visible, and again on request; without animation where motion is reduced. */
export function BallotDemo() {
  const t = useText()
  const [run, setRun] = useState(0)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!row.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setRun((done) => Math.max(done, 1))
      observer.disconnect()
    })
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={row}>
      {/* The first run only starts the animation; a repetition renders new ballots. */}
      <div key={Math.max(run, 1)} className={`${styles.row} ${run > 0 ? styles.playing : ''}`}>
        {WAYS.map((way) => (
          <figure key={way.name} className={styles.demo}>
            <div role="img" aria-label={t(`instructions.demo.${way.name}Label`)} className={styles.ballot}>
              <Ballot struck={way.struck} written={way.written} />
            </div>
            <figcaption>{t(`instructions.demo.${way.name}`)}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.again}>
        <Button kind="quiet" size="small" onClick={() => setRun(run + 1)}>
          <IconRefresh size={20} aria-hidden />
          <span>{t('instructions.demo.again')}</span>
        </Button>
      </div>
    </div>
  )
}

function Ballot({ struck, written }: { readonly struck: number; readonly written: string | null }) {
  const t = useText()
  return (
    <>
      <p className={styles.head}>
        <b>Linde</b>
        <span className="num">{`${t('lists.list')} 07`}</span>
      </p>
      {PRINTED.map((name, line) => (
        <p key={name} className="num">
          <span className={line === struck ? styles.struck : undefined}>{name}</span>
          {line === struck && written && <span className={styles.written}>{written}</span>}
        </p>
      ))}
    </>
  )
}
