import { page, userEvent } from 'vitest/browser'

/** A file with a photograph of four coloured quarters. */
export async function photograph(width = 1_200, height = 1_600): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  for (const [index, color] of ['#dc1e1e', '#1ec81e', '#1e1edc', '#e6e628'].entries()) {
    if (context) context.fillStyle = color
    context?.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return new File(blob ? [blob] : [], 'foto.jpg', { type: 'image/jpeg' })
}

/** Chooses a file on the page of the portrait. */
export async function choose(file: File): Promise<void> {
  await userEvent.upload(page.getByLabelText('Foto wählen'), file)
}

/** Chooses a photograph and sends it with the initial crop. */
export async function send(): Promise<void> {
  await choose(await photograph())
  await page.getByRole('button', { name: 'Foto übernehmen' }).click()
}
