import { useState } from 'react'

export interface CoatOfArmsProps {
  /** The path of the picture; null where there is none. */
  readonly src: string | null
  readonly className?: string | undefined
}

/** The coat of arms beside the name of a place, for decoration; nothing if there is none or it cannot be loaded. */
export function CoatOfArms({ src, className }: CoatOfArmsProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (src === null || src === failed) return null
  return <img className={className} src={src} alt="" decoding="async" onError={() => setFailed(src)} />
}
