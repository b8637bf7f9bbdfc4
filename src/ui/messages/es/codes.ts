import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/codes.ts';

export default translation<typeof english>()({
  label: 'Entrar con un código',
  placeholder: 'KILN42',
  join: 'Entrar',
  empty: 'Escribe el código que te dio el host o pega un enlace.',
  signs: 'Un código solo tiene letras y cifras.',
  length: 'Un código tiene seis letras y cifras, como {example}.',
  otherLink: 'Ese enlace no lleva a ninguna mesa, evento, resultado ni encuesta.',
});
