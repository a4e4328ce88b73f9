import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconLock, IconMessageQuestion, IconRoute } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import styles from './welcome-cards.module.css'

const cards = [
  { key: 'way', icon: IconRoute },
  { key: 'privacy', icon: IconLock },
  { key: 'survey', icon: IconMessageQuestion },
] as const

/** Three cards: side by side from 768 px, below that one at a time, moved by swipe or by the dots, never automatically. */
export function WelcomeCards({ onSkip }: { readonly onSkip: () => void }) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const show = (index: number) => {
    const card = list.current?.children[index]
    if (card instanceof HTMLElement) list.current?.scrollTo({ left: card.offsetLeft - list.current.offsetLeft })
  }
  const follow = ({ scrollLeft, scrollWidth }: HTMLElement) => setCurrent(Math.round((scrollLeft / scrollWidth) * cards.length))
  return (
    <section aria-label={t('account.welcome.cards')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard (WCAG 2.1.1). */}
      <ul ref={list} className={styles.cards} tabIndex={0} onScroll={(event) => follow(event.currentTarget)}>
        {cards.map((card) => (
          <li key={card.key}>
            <card.icon aria-hidden size={28} />
            <h2>{t(`account.welcome.${card.key}.title`)}</h2>
            <p>{t(`account.welcome.${card.key}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {cards.map((card, index) => (
          <button
            key={card.key}
            type="button"
            className={styles.dot}
            aria-label={t('account.welcome.dot', { number: index + 1, total: cards.length, title: t(`account.welcome.${card.key}.title`) })}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => show(index)}
          />
        ))}
        <Button kind="quiet" onClick={onSkip}>
          {t('account.welcome.skip')}
        </Button>
      </div>
    </section>
  )
}
