import { Box, Button, Modal, Slider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { DialogFoot } from '../dialogs/DialogFoot.tsx';

interface Props {
  /** An object URL of the chosen picture. */
  source: string;
  aspect: number;
  round?: boolean;
  /** Pixels of the longer side of what comes out; 1024 unless told. */
  longest?: number | undefined;
  labels: { title: string; zoom: string; use: string; cancel: string; close: string; area: string };
  onDone: (picture: Blob) => void;
  onFailed: () => void;
  onClose: () => void;
}

/** Chooses the part of a picture to show: by mouse, finger, keys and a slider. */
export default function ImageCropper({ source, aspect, round, longest = 1024, labels, onDone, onFailed, onClose }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const use = () => area && cut(source, area, longest).then(onDone, onFailed);
  return (
    <Modal opened onClose={onClose} title={labels.title} closeButtonProps={{ 'aria-label': labels.close }}>
      <Stack>
        <Box pos="relative" h={280} bg="#10181a" style={{ borderRadius: 8, overflow: 'hidden' }}>
          <Cropper
            image={source}
            crop={crop}
            zoom={zoom}
            minZoom={0.5}
            maxZoom={4}
            restrictPosition={false}
            aspect={aspect}
            cropShape={round ? 'round' : 'rect'}
            cropperProps={{ 'aria-label': labels.area } as object}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ onError: onFailed }}
          />
        </Box>
        <Box>
          <Text size="sm" mb={4}>
            {labels.zoom}
          </Text>
          <Slider min={0.5} max={4} step={0.05} label={null} thumbLabel={labels.zoom} value={zoom} onChange={setZoom} />
        </Box>
        <DialogFoot cancel={labels.cancel} onCancel={onClose}>
          <Button onClick={use} disabled={!area}>
            {labels.use}
          </Button>
        </DialogFoot>
      </Stack>
    </Modal>
  );
}

/** The chosen part as a picture, on white where the part reaches beyond it. */
async function cut(source: string, { x, y, width, height }: Area, longest: number): Promise<Blob> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, -x * scale, -y * scale, image.naturalWidth * scale, image.naturalHeight * scale);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png');
  });
}
