import { X } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { Button } from '@/ui/button';
import { FullDialog } from '@/ui/full-dialog';
import { ShortCode } from './short-code';

type InviteQrDialogProps = {
  open: boolean;
  onClose: () => void;
  classroomName: string;
  address: string;
  shortCode: string;
};

/** The QR code and the short code as large as the screen, for a projector. Dark on white, as cameras need it. */
export function InviteQrDialog({ open, onClose, classroomName, address, shortCode }: InviteQrDialogProps) {
  return (
    <FullDialog
      open={open}
      onOpenChange={onClose}
      label={`QR code da sala ${classroomName}`}
      className="grid content-center justify-items-center gap-5 text-center"
      header={
        <div className="flex items-center justify-between gap-4">
          <p aria-hidden="true" className="truncate font-serif text-lg font-bold">
            {classroomName}
          </p>
          <Button variant="outline" onClick={onClose}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
            Fechar
          </Button>
        </div>
      }
    >
      <p className="text-lg">Aponte a câmera do celular para entrar na sala</p>
      <QRCodeSVG
        value={address}
        title={`QR code que leva a ${address}`}
        role="img"
        marginSize={4}
        level="M"
        bgColor="#ffffff"
        fgColor="#000000"
        className="h-auto w-full max-w-[min(50vh,44rem)] rounded-lg border"
      />
      <div>
        <p className="text-ink-2 sm:text-lg">Ou digite este código em Minhas salas, Entrar com código</p>
        <ShortCode code={shortCode} className="mt-1 text-[clamp(2rem,min(10vh,11vw),6rem)]" />
      </div>
      <p className="num max-w-full font-serif font-bold wrap-anywhere sm:text-lg lg:text-xl">
        {address.replace(/^https?:\/\//, '')}
      </p>
    </FullDialog>
  );
}
