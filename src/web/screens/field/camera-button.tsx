import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FileInput } from '../../parts/file-input';

interface CameraButtonProps {
  readonly label: string;
  /** There is a picture already; another one takes its place or stands beside it. */
  readonly isTaken?: boolean;
  readonly onTake: (photos: readonly File[]) => void;
}
import { chosenKinds } from '../document/chosen-kinds';

/** Opens the phone's camera, or asks for pictures where there is none. */
export function CameraButton({ label, isTaken = false, onTake }: CameraButtonProps) {
  const input = useRef<HTMLElement | null>(null);
  return (
    <>
      <Button
        color={isTaken ? 'success' : undefined}
        startIcon={isTaken ? <CheckCircle /> : <PhotoCamera />}
        sx={{ minHeight: 52, justifyContent: 'flex-start', textAlign: 'left' }}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <FileInput input={input} label={label} accept={chosenKinds.photo} many camera onFiles={onTake} />
    </>
  );
}
