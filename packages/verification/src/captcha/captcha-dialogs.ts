import { graphicDialog } from './graphic/graphic.dialog.ts';
import { sliderDialog } from './slider/slider.dialog.ts';

/** Every feature with a call that may ask for a captcha lists these among its dialogs; a site draws each once. */
export const captchaDialogs = [sliderDialog, graphicDialog] as const;
