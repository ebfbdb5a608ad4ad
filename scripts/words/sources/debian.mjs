// The packages of Debian 12 that the word lists are made of, and the source of one that has novels in it.

export const PACKAGES = [
  {
    name: 'espeak-ng-data',
    version: '1.51+dfsg-10+deb12u2',
    sha256: '573f5661c6a5adcf949018baad158c4c773bf5579390ee5235a890f1cd694106',
  },
  {
    name: 'espeak-ng',
    version: '1.51+dfsg-10+deb12u2',
    sha256: 'a11396a690f85f55e6e6b2965505237ddf3dc95c51936aa61de936f1ccf8f4d0',
  },
  {
    name: 'libespeak-ng1',
    version: '1.51+dfsg-10+deb12u2',
    sha256: '2b127a95b50d92cbd7a615968d2ac1566e1cbc87e27bcda0c2894afb2407c6d2',
  },
  {
    name: 'libpcaudio0',
    version: '1.2-2',
    sha256: '5309759e4d129c7d9a601240cc6e62820ecfa86a1a98e207992ffa6a572dbcd2',
  },
  {
    name: 'libreoffice-help-da',
    version: '4:7.4.7-1+deb12u14',
    sha256: '53313a9c7a4bb25ff3d648ab629f69144a65adc4f67ad38da6e55b05165618c8',
  },
  {
    name: 'libreoffice-help-es',
    version: '4:7.4.7-1+deb12u14',
    sha256: '9128a84d83d92c8b1c618d90469d16affddb7d1290b09d42a0c5109cb16f0480',
  },
  {
    name: 'libreoffice-help-fr',
    version: '4:7.4.7-1+deb12u14',
    sha256: 'c796530d3e95af1ea4d054076682efc8aad2b569ae9513f3d4a776b2df3fd206',
  },
  {
    name: 'libreoffice-help-nl',
    version: '4:7.4.7-1+deb12u14',
    sha256: '8b4b49a7d1bd0df3aa4693eeebe3f6886655427eaf736d9289c5ff6fbf489591',
  },
  {
    name: 'libreoffice-help-pl',
    version: '4:7.4.7-1+deb12u14',
    sha256: '27441ce6d1303524b223aa94a17356bf7195f388d9b05a9e5e346866d7983694',
  },
  {
    name: 'libreoffice-help-pt-br',
    version: '4:7.4.7-1+deb12u14',
    sha256: '600d4294e52a6534be923521aff7b1b9eb7e6ddb7e30b2598ad04b2fe9cf8278',
  },
  {
    name: 'libreoffice-help-pt',
    version: '4:7.4.7-1+deb12u14',
    sha256: '0130802d755de8666c663cc0745ba7a23d546d35a918f349a7a9adb78d16e7a4',
  },
  {
    name: 'libreoffice-help-ru',
    version: '4:7.4.7-1+deb12u14',
    sha256: '5a2f75d5b0dfcf660275070647af528a81be28b5d3e9c3ec2d419ef5518db7a2',
  },
  {
    name: 'libsonic0',
    version: '0.2.0-12',
    sha256: '9d60de6918ace0b10e3e4e95421befd08aaf03b5b2a3d71ceb799e0cf259916f',
  },
  {
    name: 'scowl',
    version: '2020.12.07-2',
    sha256: 'de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718',
  },
  {
    name: 'wordnet-base',
    version: '1:3.0-37',
    sha256: '61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752',
  },
];

export const NOVELS_SOURCE = {
  name: 'maliit-keyboard',
  version: '2.3.1-3.1',
  archive: 'maliit-keyboard_2.3.1.orig.tar.gz',
  sha256: 'c3e1eb985b8ae7ce4e3e28412b7e797ff5db437ccd327e0d852a3c37f17fe456',
  inside: 'keyboard-2.3.1/plugins',
};
