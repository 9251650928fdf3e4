import { useEffect, useState } from 'react';

/** A QR code of a text, as the address of a picture; nothing until it is drawn. */
export function useQrCode(text: string) {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    let gone = false;
    void import('qrcode').then(async ({ toDataURL }) => {
      const made = await toDataURL(text, { margin: 2, width: 480, color: { dark: '#1D2B2EFF' } });
      if (!gone) setImage(made);
    });
    return () => {
      gone = true;
    };
  }, [text]);
  return image;
}
