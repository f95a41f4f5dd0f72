export { maxPictures, type Picture, type SentPicture, sentOf, whatHolds } from './picture.ts';
export { PicturePicker, type PicturePickerProps } from './picture-picker.tsx';
export { noPictures, type PicturesState } from './pictures.flow.ts';
export { usePictureAddress } from './use-picture-address.ts';
export { usePictures } from './use-pictures.ts';
