import { useText } from '@plenara/ui/text/text.ts'
import { IconUser } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Area, Photo } from '../portrait/open-photo.ts'
import styles from './portrait-views.module.css'

/** 4:5, in physical pixels of a screen with a high density. */
const DRAWN = { width: 320, height: 400 } as const

/** A portrait as voters see it: as a card on the page of the person, and as a circle in lists. `src`: its address; null without a portrait. */
export function PortraitViews(shown: { readonly src: string | null } | { readonly photo: Photo; readonly area: Area }) {
  const t = useText()
  const picture = (name: string) => {
    if ('photo' in shown) return <Part key={name} name={name} {...shown} />
    return shown.src === null ? <IconUser aria-hidden /> : <img src={shown.src} alt={name} />
  }
  return (
    <div className={styles.views}>
      <View name={t('portrait.card')} className={styles.card}>
        {picture(t('portrait.card'))}
      </View>
      <View name={t('portrait.round')} className={styles.round}>
        {picture(t('portrait.round'))}
      </View>
    </div>
  )
}

function View({
  name,
  className,
  children,
}: {
  readonly name: string
  readonly className: string | undefined
  readonly children: ReactNode
}) {
  return (
    <figure>
      <span className={className}>{children}</span>
      <figcaption>{name}</figcaption>
    </figure>
  )
}

/** The cropped part of a photograph, as it will be sent. */
function Part({ photo, area, name }: { readonly photo: Photo; readonly area: Area; readonly name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const image = useDecoded(photo.preview)
  useEffect(() => {
    if (!image) return
    const scale = image.naturalWidth / photo.width
    const [x, y, width, height] = [area.x * scale, area.y * scale, area.width * scale, area.height * scale]
    canvas.current?.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, DRAWN.width, DRAWN.height)
  }, [image, photo, area])
  return <canvas ref={canvas} {...DRAWN} role="img" aria-label={name} />
}

/** A decoded picture; null while it loads. */
function useDecoded(address: string): HTMLImageElement | null {
  const [decoded, setDecoded] = useState<HTMLImageElement | null>(null)
  useEffect(() => {
    const image = new Image()
    image.src = address
    let isWanted = true
    image.decode().then(
      () => isWanted && setDecoded(image),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [address])
  return decoded
}
