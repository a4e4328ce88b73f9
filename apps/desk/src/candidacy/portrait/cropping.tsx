import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { PortraitViews } from '../shared/portrait-views.tsx'
import { CARD } from './card.ts'
import styles from './cropping.module.css'
import type { Area, Photo } from './open-photo.ts'

export interface CroppingProps {
  readonly photo: Photo
  readonly onUse: (area: Area) => void
  readonly onCancel: () => void
}

const ASPECT = CARD.largest.width / CARD.largest.height
/** The distance that an arrow key moves the photograph, in CSS pixels. */
const STEP = 8
const MOST_ZOOM = 4

interface Box {
  readonly width: number
  readonly height: number
}

/** Crops a photograph by dragging, arrow keys or sliders, with a preview of the portrait. */
export function Cropping({ photo, onUse, onCancel }: CroppingProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [media, setMedia] = useState<Box | null>(null)
  const [frame, setFrame] = useState<Box | null>(null)
  const room = media && frame ? roomOf(media, frame, zoom) : { x: 0, y: 0 }
  return (
    <section className={styles.cropping}>
      <h2 ref={heading} tabIndex={-1}>
        {t('portrait.crop')}
      </h2>
      <p>{t('portrait.crop.hint')}</p>
      <div className={styles.stage}>
        <Cropper
          image={photo.preview}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom(photo)}
          aspect={ASPECT}
          keyboardStep={STEP}
          zoomWithScroll={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(percents) => setArea(areaOf(percents, photo))}
          setMediaSize={setMedia}
          setCropSize={setFrame}
          cropperProps={{ role: 'group', 'aria-label': t('portrait.crop.area') }}
          mediaProps={{ alt: '' }}
          classes={{ cropAreaClassName: styles.area ?? '' }}
          disableAutomaticStylesInjection
        />
      </div>
      <div className={styles.sliders}>
        <Slider
          label={t('portrait.crop.zoom')}
          min={100}
          max={Math.floor(mostZoom(photo) * 100)}
          value={zoom * 100}
          onChange={(percent) => setZoom(percent / 100)}
        />
        <Place label={t('portrait.crop.x')} room={room.x} at={crop.x} onChange={(x) => setCrop({ ...crop, x })} />
        <Place label={t('portrait.crop.y')} room={room.y} at={crop.y} onChange={(y) => setCrop({ ...crop, y })} />
      </div>
      {area && <PortraitViews photo={photo} area={area} />}
      <div className={styles.actions}>
        <Button kind="primary" disabled={area === null} onClick={() => area && onUse(area)}>
          {t('portrait.use')}
        </Button>
        <Button onClick={onCancel}>{t('portrait.cancel')}</Button>
      </div>
    </section>
  )
}

/** The largest zoom at which the part still has the minimum number of pixels. */
function mostZoom({ width, height }: Photo): number {
  return Math.max(1, Math.min(MOST_ZOOM, Math.min(width, height * ASPECT) / CARD.least.width))
}

/** How far a photograph can be moved to each side, in CSS pixels. */
function roomOf(media: Box, frame: Box, zoom: number) {
  return {
    x: Math.max(0, (media.width * zoom - frame.width) / 2),
    y: Math.max(0, (media.height * zoom - frame.height) / 2),
  }
}

/** Converts an area in percent to pixels of the file, because the preview has fewer pixels. */
function areaOf({ x, y, width, height }: Area, photo: Photo): Area {
  const [across, down] = [photo.width / 100, photo.height / 100]
  return { x: x * across, y: y * down, width: width * across, height: height * down }
}

interface PlaceProps extends Pick<SliderProps, 'label' | 'onChange'> {
  readonly room: number
  readonly at: number
}

/** A slider for the position of a photograph: 0 is its left or upper edge, 100 the opposite one. */
function Place({ label, room, at, onChange }: PlaceProps) {
  const percent = room === 0 ? 50 : 50 - (at / room) * 50
  return (
    <Slider label={label} min={0} max={100} value={percent} isFixed={room === 0} onChange={(next) => onChange(((50 - next) / 50) * room)} />
  )
}

interface SliderProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly isFixed?: boolean
  readonly onChange: (value: number) => void
}

function Slider({ label, min, max, value, isFixed = min === max, onChange }: SliderProps) {
  const id = useId()
  const rounded = Math.round(value)
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={rounded}
        aria-valuetext={`${rounded} %`}
        disabled={isFixed}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
