import { PIN_COLORS, type PinColor } from '@plenara/contract/constants'
import { IconMinus, IconPlus, IconPointFilled } from '@tabler/icons-react'
import styles from './pin.module.css'

const glyphs = { good: IconPlus, bad: IconMinus, neutral: IconPointFilled } as const satisfies Record<PinColor, unknown>

/** A pin in its colour [ENTITY-9], with a ring and a glyph because two of the colours are pale on white. Show its word beside it. */
export function PinMark({ color }: { readonly color: PinColor }) {
  const Glyph = glyphs[color]
  return (
    <span className={styles.mark} style={{ backgroundColor: PIN_COLORS[color] }} data-pin={color} aria-hidden="true">
      <Glyph size={16} stroke={3} />
    </span>
  )
}
