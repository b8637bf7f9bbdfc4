import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/codes.ts';

export default translation<typeof english>()({
  label: 'Entrar com um código',
  placeholder: 'KILN42',
  join: 'Entrar',
  empty: 'Digite o código que o host passou, ou cole um link.',
  signs: 'Um código só tem letras e números.',
  length: 'Um código tem seis letras e números, como {example}.',
  otherLink: 'Esse link não leva a nenhuma mesa, evento, resultado ou enquete.',
});
