import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/familjen-grotesk'
