import tls from 'node:tls';

/** Names 127.0.0.1 alone, and is trusted by nobody but the tests. */
export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgXX5DoRElWCfDZPRU
Efwn85puCc2GSzBWd3VWN02Oze6hRANCAATDH0PRzEjEICTrdQUj6DQwqcOt7Se6
Dr58oAsy2dW8mt4qrO9eHp4U4kTHOcaiQ1iH8p9Vd56yhsu+rVaBBzEK
-----END PRIVATE KEY-----`;
export const cert = `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUeregbTUkW8D6RHsAQTJMitruCZUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMzE4MTc1NVoYDzIxMjYxMDMw
MTgxNzU1WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATDH0PRzEjEICTrdQUj6DQwqcOt7Se6Dr58oAsy2dW8mt4qrO9eHp4U
4kTHOcaiQ1iH8p9Vd56yhsu+rVaBBzEKo2QwYjAdBgNVHQ4EFgQUykuG5QIS0P+2
sW6trKGyon9GZ4AwHwYDVR0jBBgwFoAUykuG5QIS0P+2sW6trKGyon9GZ4AwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IENQ/S42qd0JFRPS5Qe5W35flqQ1RKLqOarc7t5QcWfCAiEA6aSHSZVC9McDT/eM
kLaZqJUba9NCSX6dJ64fG165CRw=
-----END CERTIFICATE-----`;

/** From now on this process takes it for good. */
export const trustIt = () => tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
