import '@baize/ui/tokens.css'
import '@baize/ui/fonts.css'
import '@baize/ui/base.css'
import './age-gate.css'
